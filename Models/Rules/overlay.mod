# overlay(alignment:), background(alignment:)                        page Rules, "Modifiers with one child"
#
# Size and guides are the primary child's. The secondary content is proposed the primary's size, and its guide
# lies on the primary's.

set Axis := {"horizontal", "vertical"};
set View := {"primary", "secondary"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";

# Each view takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param least {View, Axis}, default 0;
param ideal {v in View, a in Axis} >= least[v, a], default least[v, a] + 10;
param most {v in View, a in Axis} >= ideal[v, a], default ideal[v, a] + 100;

# A default guide lies at a fraction of a side: 0 is leading or top, 1/2 center, 1 trailing or bottom. Each
# view may have an explicit one.
param fraction {Axis}, default 0.5;
param explicitGuide {View, Axis}, symbolic, default "none";

var viewSize {View, Axis};
var over {View, Axis} >= 0;   # how far a view lies above its preference
var under {View, Axis} >= 0;  # and how far below

s.t. viewIsAtLeast {v in View, a in Axis}: viewSize[v, a] >= least[v, a];
s.t. viewIsAtMost {v in View, a in Axis}: viewSize[v, a] <= most[v, a];
s.t. primaryTakesTheProposal {a in Axis}:
  viewSize["primary", a]
  - (if proposed[a] = "nil" then ideal["primary", a]
    else if proposed[a] = "infinity" then most["primary", a] else proposed[a])
  = over["primary", a] - under["primary", a];
s.t. secondaryTakesThePrimary {a in Axis}:
  viewSize["secondary", a] - viewSize["primary", a] = over["secondary", a] - under["secondary", a];

var guide {View, Axis};   # from each view's own corner
var origin {View, Axis};  # from the modified view's corner
var size {Axis};          # of the modified view

s.t. guideOfView {v in View, a in Axis}:
  guide[v, a] = (if explicitGuide[v, a] = "none" then fraction[a] * viewSize[v, a] else explicitGuide[v, a]);
s.t. isThePrimary {a in Axis}: size[a] = viewSize["primary", a];
s.t. primaryFills {a in Axis}: origin["primary", a] = 0;
s.t. alignment {a in Axis}:
  origin["secondary", a] + guide["secondary", a] = origin["primary", a] + guide["primary", a];

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what that
# prefers, and twice the slope of its bounds. All bounds here are constants.
param weight {v in View} := if v = "secondary" then 1 else 1 + weight["secondary"];

minimize deviation: sum {v in View, a in Axis} weight[v] * (over[v, a] + under[v, a]);
end;
