# `make play` and `make test` set up what they need in .venv; nothing else is touched. To play and
# serve little is needed; everything else needs all tools and libraries (ALL).
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') hatch_build.py pyproject.toml README.md
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*') $(wildcard src/clew/words/*.ftl)
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"
ALL := .venv/tools .venv/ready
# A browser waits often: one more of them than there are processors takes less time.
BROWSERS := $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
PYTEST := $(BIN)/python -m pytest -q -n auto

# Compiled files are kept and taken again while the sources they come from stay the same.
export CLEW_COMPILED ?= .venv/compiled

.PHONY: play test check rules bench soak mutants clean page types screenshots bench-web browser docs

play: .venv/ready
	@$(BIN)/clew serve --open

test: check $(ALL) browser
	$(BIN)/python web/scripts/write_types.py --check
	CLEW_BUILD=compiled $(PYTEST) --ignore=tests/web
	CLEW_BUILD=compiled $(PYTEST) -n $(BROWSERS) tests/web
	CLEW_BUILD=interpreted PYTHONPATH=src $(PYTEST) --ignore=tests/web -m both_builds
	@$(MAKE) --no-print-directory rules

check: .venv/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests bench docs/site hatch_build.py
	@$(MAKE) --no-print-directory web/node_modules/.ready || { echo "The page cannot be checked: its packages, as web/package-lock.json names them, cannot be installed here."; exit 1; }
	cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent test

rules: $(ALL)
	$(BIN)/python -m clew.testing.coverage tests

bench: $(ALL)
	$(BIN)/clew bench

soak: $(ALL)
	CLEW_BUILD=compiled CLEW_SOAK=1 $(PYTEST)

mutants: $(ALL)
	$(BIN)/python bench/mutants.py

# A browser for the page's tests, where there is none and we may install one.
browser:
	@command -v chromium >/dev/null || command -v chrome >/dev/null || test "$$(id -u)" != 0 || { apt-get update -qq && apt-get install -qq -y chromium >/dev/null; }

# The types of the page, from those of the games and of the server.
types: $(ALL)
	$(BIN)/python web/scripts/write_types.py

# Pictures of every page and board, into docs/images/.
screenshots: $(ALL)
	$(BIN)/python bench/screenshots.py

# The docs site, into build/site. A broken link or a page that is nowhere fails.
docs: $(ALL)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html"

bench-web: $(ALL)
	$(BIN)/python bench/web.py

clean:
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# What pyproject.toml names: $(call install,a Python expression for it, p being its project).
install = $(BIN)/python -m pip install --quiet --disable-pip-version-check $$($(BIN)/python -c 'import tomllib; t = tomllib.load(open("pyproject.toml", "rb")); p = t["project"]; print(*$(1))')

# What serving, playing and building need.
.venv/player: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Clew needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(call install,t["build-system"]["requires"] + p["dependencies"] + p["optional-dependencies"]["server"])
	@touch $@

# All tools and libraries: for tests, benchmarks, docs, research.
.venv/tools: .venv/player
	$(call install,(d for e in p["optional-dependencies"].values() for d in e if not d.startswith("clew[")))
	@touch $@

# What the page is built with, as its lock file names it.
web/node_modules/.ready: .venv/player web/package.json web/package-lock.json
	cd web && $(NODE) npm ci --silent
	@touch $@

# The page: built once for every change of web/. Without node or registry Clew goes on without it.
.venv/page: .venv/player $(PAGE)
	@($(MAKE) --no-print-directory web/node_modules/.ready && cd web && $(NODE) npm run --silent build) || { rm -rf web/dist; echo "The page could not be built: Clew is installed without it."; }
	@touch $@

page: .venv/page

# Clew itself, compiled where there is a C compiler.
.venv/ready: .venv/player .venv/page $(SOURCES)
	@command -v cc >/dev/null || echo "There is no C compiler (cc): Clew is installed interpreted, about a hundred times slower."
	CLEW_PAGE=$$(test -e web/dist/index.html && echo web/dist || echo 0) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/clew --version
	@if command -v cc >/dev/null && ! $(BIN)/clew --version | grep -q '(compiled)'; then echo "The rules could not be compiled, though there is a C compiler: CLEW_PURE=0 $(BIN)/python -m pip install --no-build-isolation --no-deps . says why."; fi
	@touch $@
