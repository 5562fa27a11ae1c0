# make run: lays out every scene with both engines and compares them.   make test: runs the tests.
# Both install GLPK where it is missing, and build in release mode.

SWIFTFLAGS := -c release -Xswiftc -enable-testing
ifeq ($(shell uname -s),Darwin)
BREW := $(shell brew --prefix 2>/dev/null)
SWIFTFLAGS += -Xcc -I$(BREW)/include -Xlinker -L$(BREW)/lib
endif

.PHONY: run test glpk sanitize format lint

run: glpk
	swift build $(SWIFTFLAGS) --product taut
	.build/release/taut layout --engine both Models/Scenes/*.json

test: glpk
	swift test $(SWIFTFLAGS)

# Under the thread sanitizer: the solver's tests, and work that threads share.
sanitize: glpk
	swift test --sanitize thread --scratch-path .build/sanitize \
		--filter 'LinearProgrammingTests|FuzzerTests/reproducible|RangeProverTests/(halfOpenEnds|thirds|heights)|FlowTests/proven'

glpk:
	@Scripts/install-glpk.sh

format:
	swift format --in-place --recursive Package.swift Sources Tests

lint:
	swift format lint --strict --recursive Package.swift Sources Tests
