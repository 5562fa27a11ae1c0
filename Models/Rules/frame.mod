# frame(width:height:alignment:)                                     page Rules, "Modifiers with one child"
#
# A given side is the side of the frame, and what the child is proposed there. A side that is not given
# passes the proposal on and takes the child's size. A negative side counts as 0, an infinite one as not
# given. The child's guide lies on the frame's default guide.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# The frame's width and height as they were written: a number, "none", "infinity" or "-infinity".
param given {Axis}, symbolic, default "none";

set Given := {a in Axis: given[a] <> "none" and given[a] <> "infinity"};
param side {a in Given} := if given[a] = "-infinity" then 0 else max(0, given[a]);
param offered {a in Axis}, symbolic := if a in Given then side[a] else proposed[a];

# The child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

param wish {a in Axis} :=
  if offered[a] = "nil" then childIdeal[a]
  else if offered[a] = "infinity" then childMost[a]
  else offered[a];

# The default guide lies at a fraction of a side: 0 is leading or top, 1/2 center, 1 trailing or bottom. The
# child may have an explicit one.
param fraction {Axis}, default 0.5;
param explicitGuide {Axis}, symbolic, default "none";

var childSize {Axis};
var over {Axis} >= 0;   # how far the child lies above its preference
var under {Axis} >= 0;  # and how far below
var childGuide {Axis};  # from the child's own corner
var size {Axis};        # of the frame
var origin {Axis};      # of the child, from the frame's corner

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}: childSize[a] - wish[a] = over[a] - under[a];

s.t. isGiven {a in Given}: size[a] = side[a];
s.t. isTheChild {a in Axis diff Given}: size[a] = childSize[a];

s.t. guide {a in Axis}:
  childGuide[a] = (if explicitGuide[a] = "none" then fraction[a] * childSize[a] else explicitGuide[a]);
s.t. alignment {a in Axis}: origin[a] + childGuide[a] = fraction[a] * size[a];

# No preference depends on the child: size and place are defined by it, and cost nothing. So each weighs 1.
param weight := 1;

minimize deviation: sum {a in Axis} weight * (over[a] + under[a]);
end;
