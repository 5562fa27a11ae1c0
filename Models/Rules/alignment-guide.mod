# alignmentGuide(g, compute)                      page Rules, "Modifiers with one child" and "Alignment"
#
# The modified view has an explicit value for one guide on each axis here, computed from its dimensions;
# proposal and size pass through. A guide shows where a parent aligns by it: here the parent's own line is
# at its corner, so the view begins as far before it as the guide lies behind the view's own corner.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# The value on each axis: a constant and multiples of the width and of the height.
param constant {Axis}, default 0;
param timesWidth {Axis}, default 0;
param timesHeight {Axis}, default 0;

# The child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

param wish {a in Axis} :=
  if proposed[a] = "nil" then childIdeal[a]
  else if proposed[a] = "infinity" then childMost[a]
  else proposed[a];

var childSize {Axis};
var over {Axis} >= 0;   # how far the child lies above its preference
var under {Axis} >= 0;  # and how far below
var size {Axis};        # of the modified view
var guide {Axis};       # from the modified view's corner
var origin {Axis};      # of the modified view, from the line by which its parent aligns it

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}: childSize[a] - wish[a] = over[a] - under[a];

s.t. isTheChild {a in Axis}: size[a] = childSize[a];
s.t. compute {a in Axis}:
  guide[a] = constant[a] + timesWidth[a] * size["horizontal"] + timesHeight[a] * size["vertical"];
s.t. place {a in Axis}: origin[a] + guide[a] = 0;

# No preference depends on the child: guide and place are defined by it, and cost nothing. So each weighs 1.
param weight := 1;

minimize deviation: sum {a in Axis} weight * (over[a] + under[a]);
end;
