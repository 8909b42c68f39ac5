"""Byzanz: a test for each clause of the rules, what is asked and told, and a second game in step."""
