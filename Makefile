# `make play` and `make test` set up what they need in .venv; nothing else is touched. To play and
# serve little is needed; everything else needs all tools and libraries (ALL).
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') $(wildcard building/*.py) hatch_build.py pyproject.toml README.md
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*') $(wildcard src/clew/words/*.ftl)
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"
ALL := .venv/tools .venv/ready
# A browser waits often: one more of them than there are processors takes less time.
BROWSERS := $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
PYTEST := $(BIN)/python -m pytest -q -n auto

# Compiled files are kept and taken again while the sources they come from stay the same.
export CLEW_COMPILED ?= .venv/compiled

.PHONY: play test check rules bench soak mutants clean page types screenshots bench-web browser docs wheels

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
	$(BIN)/mypy tests bench docs/site building hatch_build.py
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

# Wheels of the usual Pythons for this system, into dist (on Linux: with Docker or Podman).
wheels: .venv/page
	$(BIN)/python -m pip install --quiet --disable-pip-version-check cibuildwheel
	$(BIN)/python -m cibuildwheel --output-dir dist

bench-web: $(ALL)
	$(BIN)/python bench/web.py

clean:
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# What pyproject.toml names: $(call install,a Python expression for it, p being its project).
install = $(BIN)/python -m pip install --quiet --disable-pip-version-check $$($(BIN)/python -c 'import tomllib; t = tomllib.load(open("pyproject.toml", "rb")); p = t["project"]; b = t["build-system"]["requires"]; print(*$(1))')

# Clew itself, compiled where there is a C compiler. While the rules are compiled, the libraries
# are installed and the page is built.
.venv/ready: $(SOURCES) $(PAGE)
	@test -e $@ || echo "Clew is set up in .venv: its libraries, its page, its rules compiled. On two processors that takes about a minute."
	@$(MAKE) --silent --no-print-directory -j3 .venv/player .venv/page .venv/rules
	@$(BIN)/python -m pip uninstall --quiet --yes --disable-pip-version-check clew 2>/dev/null # the name before clew-games: both own the same files
	@CLEW_PURE=$$(cat .venv/rules) CLEW_PAGE=$$(cat .venv/page) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/clew --version
	@touch $@

# What compiling needs.
.venv/compiler: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Clew needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(call install,(d for d in b if not d.startswith("nodejs")))
	@touch $@

# What serving, playing and building need.
.venv/player: .venv/compiler
	@echo "Installing libraries"
	@$(call install,b + p["dependencies"] + p["optional-dependencies"]["server"])
	@touch $@

# All tools and libraries: for tests, benchmarks, docs, research.
.venv/tools: .venv/player
	@echo "Installing tools and libraries for tests"
	@$(call install,(d for n, e in p["optional-dependencies"].items() for d in e if n != "cuda" and not d.startswith(p["name"])))
	@touch $@

# The rules, compiled and kept; the file says whether they could be (as CLEW_PURE does).
.venv/rules: .venv/compiler $(SOURCES)
	@$(BIN)/python -m building.rules && echo 0 >$@ || { echo "Once that is mended: rm .venv/rules .venv/ready, then the same again."; echo 1 >$@; }

# What the page is built with, as its lock file names it.
web/node_modules/.ready: .venv/player web/package.json web/package-lock.json
	@cd web && $(NODE) npm ci --silent || { echo "The packages of the page cannot be had: node is missing, or their registry cannot be reached."; false; }
	@touch $@

# The page, built once for every change; the file says where it is (as CLEW_PAGE does). Without
# node or registry Clew goes on without it.
.venv/page: .venv/player $(PAGE)
	@echo "Building the page"
	@if $(MAKE) --no-print-directory web/node_modules/.ready && (cd web && $(NODE) npm run --silent build >../.venv/page.log 2>&1 || { tail ../.venv/page.log; false; }); \
	then echo web/dist >$@; \
	else echo "The page could not be built: Clew is installed without it. make page tries again."; echo 0 >$@; fi

page:
	@rm -f .venv/page .venv/ready
	@$(MAKE) --no-print-directory .venv/ready
