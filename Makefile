# make run: lays out every scene with both engines, compares them, and writes a page.   make test: runs the tests.
# make test-page: drives the page in a browser.   make test-docs: opens the pages of make docs in one.   make test-conformance: scores Yoga with the recorded cases.
# make test-clients: editors, agents and pipelines against taut.   make test-distributed: the examples on clusters.   make attack: more of the tests that are generated.
# All install GLPK, Pango and Cairo where they are missing, and build in release mode.

SWIFTFLAGS := -c release -Xswiftc -enable-testing
ifeq ($(shell uname -s),Darwin)
BREW := $(shell brew --prefix 2>/dev/null)
LIBRARYFLAGS := -Xcc -I$(BREW)/include -Xlinker -L$(BREW)/lib
SWIFTFLAGS += $(LIBRARYFLAGS)
else
# Elsewhere the system has no runtime of Swift.
RUNTIMEFLAGS := --static-swift-stdlib
endif

# The parser of Swift that the toolchain carries built; where it has none, the parser is built from source, which takes
# ten minutes of processor time. `export TAUT_BUILT_PARSER=$$(make -s parser)` has a bare `swift build` build alike.
TOOLCHAIN := $(shell swiftc -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
export TAUT_BUILT_PARSER ?= $(if $(wildcard $(TOOLCHAIN)/host/libSwiftParser.so),$(TOOLCHAIN)/host)

# SwiftPM writes the traits' flags in the order of a set, which each planning shuffles: flags in another order have every
# module compiled again.
export SWIFT_DETERMINISTIC_HASHING := 1

.PHONY: run install parser test test-page test-docs test-schemas test-clients test-parsers test-mutants test-conformance test-distributed attack infer-table bench libraries sanitize format lint docs

run: libraries
	swift build $(SWIFTFLAGS) --product taut
	@.build/release/taut layout --engine both --line Models/Scenes/*.json
	@echo && .build/release/taut explain Models/Scenes/badge-row.json --view badge --axis width
	@.build/release/taut inspect $(PAGE_SCENES:%=Models/Scenes/%.json) --width 100...600 -o layout.html
	@echo && echo "$(CURDIR)/layout.html shows three scenes in every width, and why: open it in a browser ($(OPEN) layout.html)"

# What the page of `make run` shows.
PAGE_SCENES := event-short characters-feet badge-ratio
OPEN := $(if $(filter Darwin,$(shell uname -s)),open,xdg-open)

# The command in PREFIX/bin: one file, stripped, with Swift's runtime and the parser in it, so that it runs where no Swift
# is installed. The toolchain's parser is a shared library, so this builds it from source, in a folder of its own.
PREFIX ?= /usr/local
install: libraries
	TAUT_BUILT_PARSER= swift build -c release $(LIBRARYFLAGS) $(RUNTIMEFLAGS) --scratch-path .build/install --product taut
	mkdir -p $(DESTDIR)$(PREFIX)/bin
	install -s .build/install/release/taut $(DESTDIR)$(PREFIX)/bin/taut

parser:
	@echo $(TAUT_BUILT_PARSER)

# The page in a browser: every frame at hundreds of sizes, and what people do with it.
test-page: libraries
	swift build $(SWIFTFLAGS) --product taut
	Scripts/test-page.sh .build/release/taut

# Servers of the command, driven by the clients that people have.
test-clients: libraries
	swift build $(SWIFTFLAGS) --product taut
	Scripts/test-lsp.sh .build/release/taut
	Scripts/test-mcp.sh .build/release/taut
	Scripts/test-pipeline.sh .build/release/taut
	Scripts/test-install.sh

# The examples on Spark and Dask with two workers each, one of which is killed, and all JSON by its schemas.
test-distributed: libraries
	swift build $(SWIFTFLAGS) --product taut
	Scripts/test-distributed.sh .build/release/taut

# All JSON by its schemas, without the clusters.
test-schemas: libraries
	swift build $(SWIFTFLAGS) --product taut
	Scripts/test-schemas.sh .build/release/taut

# Yoga, as an engine of another program, against its kept score.
test-conformance: libraries
	swift build $(SWIFTFLAGS) --product taut
	Scripts/test-conformance.sh .build/release/taut

# The parser that the toolchain carries against the one that is built from source, on every example.
test-parsers: libraries
	swift build $(SWIFTFLAGS) --product taut
	Scripts/test-parsers.sh .build/release/taut

# Rules broken in their own text, all in one copy of the sources, which is built the first time from nothing.
test-mutants: libraries
	Scripts/test-mutants.py

# Built as the other targets build, so that none of them builds what another has built.
test: libraries
	swift build $(SWIFTFLAGS) --build-tests
	rm -rf .build/attachments && mkdir -p .build/attachments
	swift test $(SWIFTFLAGS) --skip-build --attachments-path .build/attachments
	@# Pictures that the trait failurePictures attaches, as whoever runs tests gets them.
	@ls .build/attachments/Text-is-whole-120xnil*.svg >/dev/null

# What explanations say of hundreds of generated scenes, against layouts made anew; TAUT_SEED=n begins elsewhere.
attack: libraries
	swift build $(SWIFTFLAGS) --build-tests
	TAUT_SCENES=$(or $(SCENES),300) swift test $(SWIFTFLAGS) --skip-build --filter 'Realistic|PlantedFault'

# How many views taut infer finds again from their frames: scenes, example views, recorded cases, and generated scenes.
infer-table: libraries
	swift build $(SWIFTFLAGS) --build-tests
	@Scripts/infer-table.py .build/release/taut
	@TAUT_SCENES=$(or $(SCENES),500) swift test $(SWIFTFLAGS) --skip-build --filter RealisticInference | grep 'inferred scenes'

# Under the thread sanitizer: the solver's tests, and work that threads share.
sanitize: libraries
	swift test --sanitize thread --scratch-path .build/sanitize \
		--filter 'LinearProgrammingTests|FuzzerTests/reproducible|RangeProverTests/(halfOpenEnds|thirds|heights)|FlowTests/proven|WorkersTests|ConcurrentMapTests|BreakpointTests/(threads|opaque)'

# Both engines beside Yoga and Taffy, as one table; QUICK=1 for the small trees alone, BESIDE=path for another checkout's rows.
bench: libraries
	@$(if $(QUICK),QUICK=1) $(if $(BESIDE),BESIDE=$(BESIDE)) python3 Benchmarks/table.py

# Modules of a parser that was built from source would be found before those of the built one.
libraries:
	@Scripts/install-libraries.sh
	@[ -z "$(TAUT_BUILT_PARSER)" ] || rm -rf .build/*/*/Modules/SwiftSyntax.swiftmodule .build/*/*/Modules/SwiftParser.swiftmodule

format:
	swift format --in-place --recursive Package.swift Sources Tests Examples Plugins Benchmarks/Package.swift Benchmarks/Sources

lint:
	Scripts/check-imports.py
	Scripts/test-mutants.py --check
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Plugins Benchmarks/Package.swift Benchmarks/Sources

# The pages and all public names, as a website in .build/documentation, from the modules that the tests are built with; a
# warning is an error.
docs: libraries
	swift build $(SWIFTFLAGS) --build-tests
	Scripts/make-docs.sh .build/release/Modules .build/documentation

# The site that make docs has made, in a browser: where its root leads, the pages in reading order, light and dark.
test-docs: docs
	Scripts/test-docs.sh .build/documentation
