// Elements of the page and of pictures.

const svgSpace = "http://www.w3.org/2000/svg";
const find = (id) => document.getElementById(id);

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const key in attributes) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), attributes[key]);
    else made.setAttribute(key, attributes[key]);
  }
  made.append(...children);
  return made;
}

function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS(svgSpace, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...children);
  return made;
}

// The paint of a document in CSS: of two colours the one for light pages and the one for dark ones.
function colour(paint) {
  const [light, dark] = paint.split("|");
  return dark ? `light-dark(${light}, ${dark})` : light;
}

let namedCount = 0;
const newName = (kind) => `${kind}-${++namedCount}`;
