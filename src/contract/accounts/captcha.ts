import { msg } from "@lingui/core/macro";

/** Every number of the captcha, with its unit. Pixels are those of the picture at its natural size. */
export const captchaLimits = {
  /** How long a puzzle can be answered, and how long its result can then be used. */
  minutes: 5,
  /** How long a browser waits for the switch before it sends without knowing. */
  switchMs: 3000,
  perVisitorPerMinute: 10,
  perAddressRangePerMinute: 60,
  width: 320,
  height: 160,
  /** The side of the square in which a shape is drawn. */
  piece: 56,
  /** How far beside the gap a piece may be left. */
  slideWithin: 6,
  /** How far from the middle of a shape it may be pressed. */
  clickWithin: 28,
  shapesShown: 5,
  shapesAsked: 3,
  /** The number to be found without a puzzle lies below this; each try takes so many rounds of PBKDF2-HMAC-SHA-256. */
  workTries: 400,
  workRounds: 4000,
} as const;

/** The shapes that puzzles are drawn with, as people call them. */
export const shapeWords = {
  circle: msg`circle`,
  triangle: msg`triangle`,
  square: msg`square`,
  star: msg`star`,
  cross: msg`cross`,
  heart: msg`heart`,
};

export type Shape = keyof typeof shapeWords;
export const shapes = Object.keys(shapeWords) as Shape[];
