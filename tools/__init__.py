"""Scripts that make files of the project: pictures, maps."""
