"""Byzantio and Nekken: a test for each clause of the rules, boards, what is asked and told."""
