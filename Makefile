# Two commands do everything: `make play` and `make test`. Both install what they need into .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
EXTRA := $(BIN)/python -c 'import sys, tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"][sys.argv[1]])'

.PHONY: play terminal test quick check learner golden marathon bench build rules page chromium screenshots clean

play: build  # the page, in the browser
	@$(BIN)/tripot serve --open

terminal: rules  # the same games without a browser
	@$(BIN)/tripot play

test: check chromium
	$(BIN)/python -m pytest -n auto --dist worksteal

quick: rules .venv/.test  # the inner loop: the rules of every game, without the long proofs
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not long" tripot

check: build .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.golden --check
	$(BIN)/python -m tripot.server.typescript --check
	$(BIN)/python web/building.py check

learner: rules .venv/.test .venv/.train  # the tests of what learns, which need torch
	$(BIN)/python -m pytest tests/lab/with_torch.py

golden: rules .venv/.test  # write the golden playthroughs, and the page's types and tables, anew
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tripot.server.typescript

marathon: rules .venv/.test  # 100,000 random games at every table
	$(BIN)/python -m tests.marathon

bench: build .venv/.bench .venv/.test chromium bench/peers/node_modules
	$(BIN)/python -m bench

bench/peers/node_modules: bench/peers/package-lock.json  # the servers that ours is measured against
	@command -v npm >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -y -q nodejs npm; } || true
	@if command -v npm >/dev/null; then cd bench/peers && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && touch node_modules; \
		else echo "Node is not installed: boardgame.io and Colyseus will be missing."; fi

build: rules page  # whatever has changed

rules: .venv/.installed  # compile them
	@$(BIN)/python -W ignore -m tripot.compiled || $(BIN)/python -W ignore setup.py --quiet build_ext --inplace

page: .venv/.installed  # with the system's Node, or one from PyPI in .venv
	@$(BIN)/python web/building.py

screenshots: build .venv/.test chromium  # every screen and game, as a phone and a desk show them
	$(BIN)/python -m tests.browser.screenshots build/screenshots

chromium:  # the tests of the page drive Debian's
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -y -q chromium; } \
		|| echo "Chromium is not installed: the page cannot be tested in a browser."

.venv/.installed: pyproject.toml constraints.txt
	@echo "Tripot: installing and compiling what it needs (a minute or so) …"
	@$(PYTHON) -m venv .venv \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -y -q python3-venv python3-dev && $(PYTHON) -m venv .venv; } \
		|| { echo "Tripot needs Python's venv module (on Debian: the package python3-venv)."; exit 1; }
	@$(PIP) setuptools mypy aiohttp librt msgspec prometheus_client
	@$(PIP) --no-build-isolation -e .
	@touch $@

.venv/.test .venv/.bench .venv/.train: .venv/.%: .venv/.installed
	@$(PIP) $$($(EXTRA) $*)
	@touch $@

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis tripot/compiled.stamp
	rm -rf tripot/server/page tripot/server/page.stamp web/node_modules
	find . -name '*.so' -not -path './.venv/*' -delete
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
