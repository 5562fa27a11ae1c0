# Image, Image.resizable()                                                            page Rules, "Leaves"
#
# An image has its natural size, whatever is proposed. A resizable image has, on each side, what is proposed,
# and its natural side where nothing is.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
param natural {Axis} >= 0, default 24;
param isResizable, binary, default 0;

set Taken := {a in Axis: isResizable and proposed[a] <> "nil"};
# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: not (a in Taken and proposed[a] = "infinity")};

var size {Finite};
var over {Finite} >= 0;   # how far the side lies above its preference
var under {Finite} >= 0;  # and how far below

s.t. preference {a in Finite}:
  size[a] - (if a in Taken then proposed[a] else natural[a]) = over[a] - under[a];

# No preference depends on another variable, so each weighs 1.
param weight := 1;

minimize deviation: sum {a in Finite} weight * (over[a] + under[a]);
end;
