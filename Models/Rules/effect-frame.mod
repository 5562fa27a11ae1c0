# The room of a view that is turned or scaled                        page Rules, "Modifiers with one child"
#
# The child is proposed what the parent proposes. The view is as large as the box around the child as it is drawn:
# each side adds up a share of each of the child's. Turned by an angle, the shares are |cos| of the same side and
# |sin| of the other; scaled, they are the factors without their signs. The child lies in the middle.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";

param isTurned, binary, default 0;
param degrees, default 0;
param factor {Axis}, default 1;
param turn := degrees * atan(1) / 45;

# How much of the child's side b the side a of the box has.
param share {a in Axis, b in Axis} :=
  if isTurned = 1 then abs(if a = b then cos(turn) else sin(turn))
  else if a = b then abs(factor[a]) else 0;
# What is hardly there by rounding is not there.
set Counted {a in Axis} := {b in Axis: share[a,b] > 1e-9};

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
var size {Axis};        # of the box
var origin {Axis};      # of the child, from the box's corner

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}: childSize[a] - wish[a] = over[a] - under[a];

s.t. box {a in Axis}: size[a] = sum {b in Counted[a]} share[a,b] * childSize[b];
s.t. middle {a in Axis}: 2 * origin[a] + childSize[a] = size[a];

# No preference depends on the child: size and place are defined by it, and cost nothing. So each weighs 1.
param weight := 1;

minimize deviation: sum {a in Axis} weight * (over[a] + under[a]);
end;
