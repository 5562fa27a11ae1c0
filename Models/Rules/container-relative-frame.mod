# containerRelativeFrame(_:count:span:spacing:alignment:)            page Rules, "Modifiers with one child"
#
# Along the chosen axes the frame takes some of the equal parts into which the container is divided, with the
# spacing between them, and proposes that to the child. Along the others, and where the container has no
# finite length, it passes the proposal on and takes the child's size. The child's guide lies on the frame's
# default guide. The model's frame is the root: its container is what it is proposed.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
param isChosen {Axis}, binary, default 1;
param count, integer, >= 1, default 1;
param span, integer, >= 1, default 1;
param spacing, default 0;

set Sized := {a in Axis: isChosen[a] and proposed[a] <> "nil" and proposed[a] <> "infinity"};
param side {a in Sized} := max(0, (span * proposed[a] + (span - count) * spacing) / count);
param offered {a in Axis}, symbolic := if a in Sized then side[a] else proposed[a];

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

s.t. isSized {a in Sized}: size[a] = side[a];
s.t. isTheChild {a in Axis diff Sized}: size[a] = childSize[a];

s.t. guide {a in Axis}:
  childGuide[a] = (if explicitGuide[a] = "none" then fraction[a] * childSize[a] else explicitGuide[a]);
s.t. alignment {a in Axis}: origin[a] + childGuide[a] = fraction[a] * size[a];

# No preference depends on the child: size and place are defined by it, and cost nothing. So each weighs 1.
param weight := 1;

minimize deviation: sum {a in Axis} weight * (over[a] + under[a]);
end;
