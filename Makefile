# make run: lays out every scene with both engines and compares them.   make test: runs the tests.   make attack: more of those that are generated.
# Both install GLPK, Pango and Cairo where they are missing, and build in release mode.

SWIFTFLAGS := -c release -Xswiftc -enable-testing
ifeq ($(shell uname -s),Darwin)
BREW := $(shell brew --prefix 2>/dev/null)
SWIFTFLAGS += -Xcc -I$(BREW)/include -Xlinker -L$(BREW)/lib
endif

.PHONY: run test attack bench libraries sanitize format lint docs

run: libraries
	swift build $(SWIFTFLAGS) --product taut
	.build/release/taut layout --engine both Models/Scenes/*.json

test: libraries
	swift test $(SWIFTFLAGS)

# What explanations say of hundreds of generated scenes, against layouts made anew; TAUT_SEED=n begins elsewhere.
attack: libraries
	TAUT_SCENES=$(or $(SCENES),300) swift test $(SWIFTFLAGS) --filter 'Realistic|PlantedFault'

# Under the thread sanitizer: the solver's tests, and work that threads share.
sanitize: libraries
	swift test --sanitize thread --scratch-path .build/sanitize \
		--filter 'LinearProgrammingTests|FuzzerTests/reproducible|RangeProverTests/(halfOpenEnds|thirds|heights)|FlowTests/proven'

# Both engines beside Yoga and Taffy, as one table; QUICK=1 for the small trees alone.
bench: libraries
	@$(if $(QUICK),QUICK=1) python3 Benchmarks/table.py

libraries:
	@Scripts/install-libraries.sh

format:
	swift format --in-place --recursive Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources

# The pages and all public names, as a website in .build/documentation; a warning is an error. TAUT_DOCS has
# Package.swift ask for the plugin.
DOCUMENTED := LinearProgramming LayoutCore ReferenceLayout ConstraintLayout LayoutDocuments LayoutCertificates \
	LayoutProofs LayoutEquivalence LayoutExplanation LayoutTesting PangoText LayoutPictures Taut

docs: libraries
	TAUT_DOCS=1 swift package $(SWIFTFLAGS) --allow-writing-to-directory .build/documentation \
		generate-documentation $(DOCUMENTED:%=--target %) --enable-experimental-combined-documentation \
		--output-path .build/documentation --warnings-as-errors
