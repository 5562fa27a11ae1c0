# Text and other measured leaves                                                      page Rules, "Leaves"
#
# A measured leaf has the size that its content measures. No formula describes a measure, but it is constant
# on intervals of proposed widths: between two of them a line breaks at another word. An interval has its
# lower end and not its upper one: at the width where a longer line just fits, it fits. Which interval holds
# the proposal is a decision, made from numbers before the program. The height is taken to be unspecified
# here.

# The proposed width: a number, "nil" (unspecified) or "infinity".
param proposedWidth, symbolic, default "nil";

# The answers, each for the widths from `lower` up to, but not including, `upper` (a number or "infinity").
param count, integer, > 0, default 1;
set Answer := 1..count;
param lower {Answer}, default 0;
param upper {Answer}, symbolic, default "infinity";
param width {Answer} >= 0, default 40;
param height {Answer} >= 0, default 20;
# The answer where no width is proposed.
param idealWidth >= 0, default 40;
param idealHeight >= 0, default 20;

set Holding := {k in Answer:
  proposedWidth = "infinity" and upper[k] = "infinity"
  or proposedWidth <> "nil" and proposedWidth <> "infinity"
    and proposedWidth >= lower[k] and (upper[k] = "infinity" or proposedWidth < upper[k])};
check: proposedWidth = "nil" or card(Holding) = 1;

set Axis := {"horizontal", "vertical"};
param measured {a in Axis} :=
  if a = "horizontal" then (if proposedWidth = "nil" then idealWidth else sum {k in Holding} width[k])
  else (if proposedWidth = "nil" then idealHeight else sum {k in Holding} height[k]);

var size {Axis};
var over {Axis} >= 0;   # how far the side lies above its preference
var under {Axis} >= 0;  # and how far below

s.t. preference {a in Axis}: size[a] - measured[a] = over[a] - under[a];

# No preference depends on another variable, so each weighs 1.
param weight := 1;

minimize deviation: sum {a in Axis} weight * (over[a] + under[a]);
end;
