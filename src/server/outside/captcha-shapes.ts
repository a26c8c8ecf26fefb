import { captchaLimits, type Shape } from "#contract/captcha.ts";

/** Pictures have two pixels for each of their own, for screens that show so many. */
export const density = 2;

/** Each shape as seen from its middle, within a square of `captchaLimits.piece`. */
const outlines: Record<Shape, string> = {
  circle: `<circle r="23"/>`,
  triangle: `<path d="M0-25 22 13H-22Z"/>`,
  square: `<path d="M-20-20H20V20H-20Z"/>`,
  star: `<path d="M0-25 6-8 24-8 10 3 15 20 0 10-15 20-10 3-24-8-6-8Z"/>`,
  cross: `<path d="M-9-24H9V-9H24V9H9V24H-9V9H-24V-9H-9Z"/>`,
  heart: `<path d="M0 23C-44-8-16-36 0-13 16-36 44-8 0 23Z"/>`,
};

/** A shape with its middle at x and y; `look` names fill, stroke and a further transformation. */
export const placed = (shape: Shape, x: number, y: number, look: string, turn = "") =>
  `<g transform="translate(${x} ${y}) ${turn}" ${look}>${outlines[shape]}</g>`;

/** A transparent layer with white-edged shapes. */
export function layer(body: string, width: number, height: number): Buffer {
  const size = `width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"`;
  const xmlns = "http://www.w3.org/2000/svg";
  return Buffer.from(`<svg xmlns="${xmlns}" ${size} stroke="#fff" stroke-width="3">${body}</svg>`);
}

/** A layer of the size of one piece. */
export const tile = (shape: Shape, look: string, turn = "") =>
  layer(
    placed(shape, captchaLimits.piece / 2, captchaLimits.piece / 2, look, turn),
    captchaLimits.piece,
    captchaLimits.piece,
  );
