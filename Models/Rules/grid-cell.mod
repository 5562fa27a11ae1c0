# gridCellColumns, gridCellAnchor, gridColumnAlignment, gridCellUnsizedAxes       page Rules, "Modifiers with one child"
#
# What a view says to its grid is the grid's matter, and nothing else: proposal, size and place pass through.
# What an anchor does stands in grid.mod (`fraction`).

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";

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
var origin {Axis};      # of the child, from the modified view's corner

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}: childSize[a] - wish[a] = over[a] - under[a];

s.t. isTheChild {a in Axis}: size[a] = childSize[a];
s.t. place {a in Axis}: origin[a] = 0;

# No preference depends on the child: size and place are defined by it, and cost nothing. So each weighs 1.
param weight := 1;

minimize deviation: sum {a in Axis} weight * (over[a] + under[a]);
end;
