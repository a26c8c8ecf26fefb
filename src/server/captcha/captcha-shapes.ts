import { captchaLimits, type Shape } from "#contract/accounts/captcha.ts";

/** Pixels drawn per picture pixel, for high-density screens. */
export const density = 2;
/** In drawn pixels. */
export const side = captchaLimits.piece * density;
export const tileOf = { raw: { width: side, height: side, channels: 4 as const } };

const fifth = (2 * Math.PI) / 5;
const tip = { x: 0.95 * Math.cos(fifth / 2), y: 0.95 * Math.sin(fifth / 2) };
const notch = 0.4;

/** x to the right, y down, each from -1 to 1. */
const contains: Record<Shape, (x: number, y: number) => boolean> = {
  circle: (x, y) => Math.hypot(x, y) < 0.85,
  triangle: (x, y) => y < 0.5 && y > Math.sqrt(3) * Math.abs(x) - 1,
  square: (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.72,
  star: (x, y) => {
    const angle = (Math.atan2(x, -y) + 2 * Math.PI) % fifth;
    const fromNotch = Math.abs(angle - fifth / 2);
    const [along, across] = [Math.cos(fromNotch), Math.sin(fromNotch)].map(
      (part) => part * Math.hypot(x, y),
    ) as [number, number];
    return (tip.x - notch) * across > tip.y * (along - notch);
  },
  cross: (x, y) =>
    Math.min(Math.abs(x), Math.abs(y)) < 0.32 && Math.max(Math.abs(x), Math.abs(y)) < 0.92,
  heart: (x, y) => {
    const [across, up] = [1.3 * x, 0.1 - 1.3 * y];
    return (across ** 2 + up ** 2 - 1) ** 3 < across ** 2 * up ** 3;
  },
};

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export function drawShape(shape: Shape, colour: Colour, scale = 1, degrees = 0): Buffer {
  const turn = (degrees / 180) * Math.PI;
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)].map((p) => (p * 2 - side) / side / scale);
    const across = x! * Math.cos(turn) + y! * Math.sin(turn);
    const down = y! * Math.cos(turn) - x! * Math.sin(turn);
    const isWithin = contains[shape](across / 0.87, down / 0.87);
    if (isWithin) pixels.set(colour, at * 4);
    else if (contains[shape](across / 0.96, down / 0.96)) pixels.fill(255, at * 4, at * 4 + 4);
  }
  return pixels;
}
