# `make play` and `make test` set up what they need in .venv; nothing else is touched. To play and
# serve little is needed; everything else needs all tools and libraries (ALL).
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') $(wildcard building/*.py) hatch_build.py pyproject.toml README.md
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*') $(wildcard src/clew/words/*.ftl)
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"
ALL := .venv/tools .venv/ready
# Tests wait often, for a browser or a server: two more of them than there are processors take less time.
# Whoever has nothing left to do takes over from the others.
TESTERS := $(shell $(PYTHON) -c 'import os; print(2 + (os.cpu_count() or 1))')
PYTEST := $(BIN)/python -m pytest -q -n $(TESTERS) --dist worksteal

# Compiled files are kept and taken again while the sources they come from stay the same. So is Python's
# bytecode, whatever the environment says: half the time that tests need to begin is compiling them.
export CLEW_COMPILED ?= .venv/compiled
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play site test check check-python check-page rules bench soak mutants clean page types screenshots bench-web browser other-browsers docs wheels wheels-web lock audit

# LAN=1: for those around you, too. The first time, nobody waits for the C compiler, which would take
# most of the time: Clew is served interpreted, and compiled from the next start on.
COMPILED := $(wildcard .venv/rules)
play: $(if $(COMPILED),.venv/ready,.venv/interpreted)
	@$(if $(COMPILED),,nice $(MAKE) --silent --no-print-directory .venv/rules >.venv/rules.log 2>&1 & CLEW_COMPILING=1) $(BIN)/clew serve --open $(if $(LAN),--lan)

# Clew without a server, into build/play: plain files for any web host.
site: build/play/index.html
	@echo "build/play: put it on any web host, or try it: $(BIN)/python -m http.server --directory build/play"

# What fails is run once more, by itself; both runs stay in the output: $(call tested,which tests).
define tested
CLEW_BUILD=compiled $(PYTEST) $(1) || { echo "Once more, one by one: what failed above. What passes now depends on timing, which is a bug, too."; \
	CLEW_BUILD=compiled $(PYTEST) -n 0 --last-failed --last-failed-no-failures none $(1); }
endef

test: check $(ALL) browser build/play/index.html
	$(BIN)/python web/scripts/write_types.py --check
	$(call tested,--ignore=tests/web)
	$(call tested,tests/web)
	CLEW_BUILD=interpreted PYTHONPATH=src $(PYTEST) --ignore=tests/web -m both_builds
	@$(MAKE) --no-print-directory rules

check: .venv/tools
	@$(MAKE) --no-print-directory -j2 check-python check-page

check-python: .venv/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/vulture
	$(BIN)/mypy
	$(BIN)/mypy tests bench docs/site building hatch_build.py

check-page: .venv/tools
	@$(MAKE) --no-print-directory web/node_modules/.ready || { echo "The page cannot be checked: its packages, as web/package-lock.json names them, cannot be installed here."; exit 1; }
	cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent test

rules: $(ALL)
	$(BIN)/python -m clew.testing.coverage tests

bench: $(ALL)
	$(BIN)/clew bench

soak: $(ALL) .venv/train browser other-browsers build/play/index.html
	CLEW_BUILD=compiled CLEW_SOAK=1 $(PYTEST)

# GAME=tiger-traps: only this game. SAMPLE=60: so many mutants a game; SEED=2: others.
mutants: $(ALL)
	$(BIN)/python bench/mutants.py $(if $(GAME),--game $(GAME)) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED))

# Browsers for the page's tests, where there is none and we may install them: the second is quicker, the
# first has notifications.
browser:
	@command -v chromium >/dev/null || command -v chrome >/dev/null || test "$$(id -u)" != 0 || \
		{ apt-get update -qq && { apt-get install -qq -y chromium chromium-headless-shell >/dev/null 2>&1 || apt-get install -qq -y chromium >/dev/null; }; }

# Firefox and WebKit, in the same way, for the games that make soak plays in them.
other-browsers:
	@test "$$(id -u)" != 0 || { command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || \
		{ apt-get update -qq && apt-get install -qq -y firefox-esr webkit2gtk-driver xvfb >/dev/null; }

# The types of the page, from those of the games and of the server.
types: $(ALL)
	$(BIN)/python web/scripts/write_types.py

# Pictures of every page and board, into docs/images/.
screenshots: $(ALL)
	$(BIN)/python bench/screenshots.py
	$(BIN)/python bench/moving_picture.py

# The docs site, into build/site. A broken link or a page that is nowhere fails. Nothing is compiled for
# it; Clew itself is in it where `make site` has been called before.
docs: .venv/docs
	PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "build/site/index.html"

# Wheels of the usual Pythons for this system, into dist (on Linux: with Docker or Podman).
wheels: .venv/page
	$(BIN)/python -m pip install --quiet --disable-pip-version-check cibuildwheel
	$(BIN)/python -m cibuildwheel --output-dir dist

# The libraries of the server, and what Clew is built with, as deploy/ names them: versions and hashes.
# The images of deploy/, by their digests, where Docker can ask their registry.
UV := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock"
lock: .venv/tools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(UV) --extra server --extra postgres pyproject.toml -o deploy/server.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' | $(UV) - -o deploy/build.txt
	$(BIN)/python -m building.images

# Whether a weakness of a library is known.
audit: .venv/tools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	@$(NODE) $(BIN)/python -m building.audit

# The rules compiled for browsers, into dist: cibuildwheel fetches Emscripten and Pyodide itself.
wheels-web: .venv/player
	$(BIN)/python -m pip install --quiet --disable-pip-version-check cibuildwheel
	$(BIN)/python -m cibuildwheel --platform pyodide --output-dir dist

bench-web: $(ALL) build/play/index.html
	$(BIN)/python bench/web.py

clean:
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# What pyproject.toml names: $(call install,a Python expression for it, p being its project).
install = $(BIN)/python -c 'import tomllib; t = tomllib.load(open("pyproject.toml", "rb")); p = t["project"]; b = t["build-system"]["requires"]; print(*$(1), sep="\n")' | $(BIN)/python -m pip install --quiet --disable-pip-version-check -r /dev/stdin

# Clew itself into .venv: $(call put_clew,whether it is interpreted, as CLEW_PURE says it).
define put_clew
@$(BIN)/python -m pip uninstall --quiet --yes --disable-pip-version-check clew 2>/dev/null # the name before clew-games: both own the same files
@CLEW_PURE=$(1) CLEW_PAGE=$$(cat .venv/page) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
@$(BIN)/clew --version
endef

# Clew compiled where there is a C compiler. While the rules are compiled, the libraries are installed
# and the page is built.
.venv/ready: $(SOURCES) $(PAGE)
	@test -e $@ || echo "Clew is set up in .venv: its libraries, its page, its rules compiled. On two processors that takes about a minute."
	@$(MAKE) --silent --no-print-directory -j3 .venv/player .venv/page .venv/rules
	$(call put_clew,$$(cat .venv/rules))
	@touch $@

# Clew as it is.
.venv/interpreted: $(SOURCES) $(PAGE)
	@echo "Clew is set up in .venv: its libraries and its page. On two processors that takes half a minute."
	@$(MAKE) --silent --no-print-directory .venv/page
	$(call put_clew,1)
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
	@$(call install,(d for n, e in p["optional-dependencies"].items() for d in e if n not in ("cuda", "train") and not d.startswith(p["name"])))
	@touch $@

# What training needs: large, and nothing else needs it.
.venv/docs: .venv/compiler
	@echo "Installing what the docs site is built with"
	@$(call install,p["dependencies"] + p["optional-dependencies"]["docs"])
	@touch $@

.venv/train: .venv/tools
	@echo "Installing PyTorch"
	@$(call install,p["optional-dependencies"]["train"])
	@touch $@

# The rules, compiled and kept; the file says whether they could be (as CLEW_PURE does).
.venv/rules: .venv/compiler $(SOURCES)
	@$(BIN)/python -m building.rules && echo 0 >$@ || { echo "Once that is mended: rm .venv/rules .venv/ready, then the same again."; echo 1 >$@; }

# What the page is built with, as its lock file names it. A second try says why the first one failed.
web/node_modules/.ready: .venv/player web/package.json web/package-lock.json
	@cd web && $(NODE) npm ci --silent || $(NODE) npm ci || { echo "The packages of the page cannot be had: node is missing, or their registry cannot be reached."; false; }
	@touch $@

# The page, built once for every change; the file says where it is (as CLEW_PAGE does). Without
# node or registry Clew goes on without it.
.venv/page: .venv/player $(PAGE)
	@echo "Building the page"
	@if $(MAKE) --no-print-directory web/node_modules/.ready && (cd web && $(NODE) npm run --silent build >../.venv/page.log 2>&1 || { tail ../.venv/page.log; false; }); \
	then echo web/dist >$@; \
	else echo "The page could not be built: Clew is installed without it. make page tries again."; echo 0 >$@; fi

# Python for the browser: Pyodide and Clew with its libraries, fetched and compiled.
build/pieces/answers.json: web/node_modules/.ready building/site.py building/site.txt web/build/compile.js $(SOURCES)
	@echo "Compiling Clew for the browser"
	@$(BIN)/python -m building.site

build/play/index.html: build/pieces/answers.json $(PAGE)
	@echo "Building the page without a server"
	@cd web && $(NODE) npm run --silent site >../build/play.log 2>&1 || { tail ../build/play.log; false; }
	@touch $@

page:
	@rm -f .venv/page .venv/ready
	@$(MAKE) --no-print-directory .venv/ready
