import { captchaLimits, type Shape } from "#contract/captcha.ts";

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Pictures are drawn with two pixels for each of their own, for screens that show so many. */
export const density = 2;
/** The side of a drawn shape, in drawn pixels. */
export const side = captchaLimits.piece * density;

const full = 2 * Math.PI;
const around = (count: number, radiusOf: (index: number) => number, from = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * full - full / 4;
    return [radiusOf(index) * Math.cos(angle), radiusOf(index) * Math.sin(angle)];
  });

const arm = 0.32;
const reach = 0.92;
const cross: Point[] = [
  [-arm, -reach],
  [arm, -reach],
  [arm, -arm],
  [reach, -arm],
  [reach, arm],
  [arm, arm],
  [arm, reach],
  [-arm, reach],
  [-arm, arm],
  [-reach, arm],
  [-reach, -arm],
  [-arm, -arm],
];

const heart: Point[] = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * full;
  const down =
    13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
  return [(16 / 17) * Math.sin(angle) ** 3, -(down + 2.5) / 17];
});

/** The outline of each shape within -1 to 1 both ways; from the middle all of it is seen, so a smaller one lies within. */
const outlines: Record<Shape, readonly Point[]> = {
  circle: around(48, () => 0.88),
  triangle: around(3, () => 0.98),
  square: around(4, () => 1.02, full / 8),
  star: around(10, (index) => (index % 2 === 0 ? 0.98 : 0.42)),
  cross,
  heart,
};

function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline.at(index - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** How much of each pixel lies inside, from 0 to 1. */
function coverage(outline: readonly Point[], scale: number): Float32Array {
  const parts = [0.25, 0.75];
  const at = (pixel: number) => ((pixel / side) * 2 - 1) / scale;
  return Float32Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    const hits = parts.flatMap((dy) =>
      parts.filter((dx) => isInside(outline, at(x + dx), at(y + dy))),
    );
    return hits.length / 4;
  });
}

interface Mask {
  whole: Float32Array;
  /** Without the edge, which is drawn white. */
  inner: Float32Array;
}

const masks = new Map<Shape, Mask>();

function maskOf(shape: Shape): Mask {
  const known = masks.get(shape);
  if (known) return known;
  const outline = outlines[shape];
  const made = { whole: coverage(outline, 0.96), inner: coverage(outline, 0.87) };
  masks.set(shape, made);
  return made;
}

/** A shape filled with a colour and edged with white: RGBA pixels, `side` both ways. */
export function drawShape(shape: Shape, [red, green, blue, alpha]: Colour): Buffer {
  const { whole, inner } = maskOf(shape);
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < whole.length; at += 1) {
    const within = whole[at] === 0 ? 0 : inner[at]! / whole[at]!;
    const mixed = (channel: number) => Math.round(channel * within + 255 * (1 - within));
    pixels[at * 4] = mixed(red);
    pixels[at * 4 + 1] = mixed(green);
    pixels[at * 4 + 2] = mixed(blue);
    pixels[at * 4 + 3] = Math.round(whole[at]! * mixed(alpha));
  }
  return pixels;
}
