"""Playing at a table wherever it stands: what a server, a browser and a terminal have in common.

There is no database and no network here, no thread and no process: the browser runs the same.
"""
