import { ungrouped } from "./rules/characters.ts";

/** In lowest terms, with a positive denominator. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

function made(over: bigint, under: bigint): Exact {
  const sign = under < 0n ? -1n : 1n;
  const common = divisor(over < 0n ? -over : over, under < 0n ? -under : under) || 1n;
  return { over: (sign * over) / common, under: (sign * under) / common };
}

export const zero: Exact = { over: 0n, under: 1n };
export const one: Exact = { over: 1n, under: 1n };

const figure = /^(-?)(\d{1,18})(?:\.(\d{1,12}))?$/;

/** Exact, so that 33.33 + 33.33 + 33.34 is 100. Undefined for text that is not a figure. */
export function exact(typed: string | number): Exact | undefined {
  const found = figure.exec(ungrouped(String(typed).replace(/[%％]/, "")));
  if (!found) return undefined;
  const [, sign = "", whole = "0", part = ""] = found;
  const value = made(BigInt(whole + part), 10n ** BigInt(part.length));
  return sign === "-" ? minus(zero, value) : value;
}

/** For figures in our own tables; throws if invalid. */
export function known(value: string | number): Exact {
  const found = exact(value);
  if (!found) throw new Error(`${value} is not a decimal figure`);
  return found;
}

export const plus = (a: Exact, b: Exact): Exact =>
  made(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Exact, b: Exact): Exact =>
  made(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Exact, b: Exact): Exact => made(a.over * b.over, a.under * b.under);

/** Throws on division by zero. */
export function per(a: Exact, b: Exact): Exact {
  if (b.over === 0n) throw new Error("division by zero");
  return made(a.over * b.under, a.under * b.over);
}

export function compared(a: Exact, b: Exact): -1 | 0 | 1 {
  const difference = a.over * b.under - b.over * a.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export const least = (a: Exact, b: Exact): Exact => (compared(a, b) <= 0 ? a : b);
export const most = (a: Exact, b: Exact): Exact => (compared(a, b) >= 0 ? a : b);

/** Half away from zero: "12.50". */
export function decimals(value: Exact, places: number): string {
  const isBelow = value.over < 0n;
  const scaled = (isBelow ? -value.over : value.over) * 10n ** BigInt(places);
  const rounded = (2n * scaled + value.under) / (2n * value.under);
  const digits = rounded.toString().padStart(places + 1, "0");
  const sign = isBelow && rounded !== 0n ? "-" : "";
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? `${sign}${digits}` : `${sign}${whole}.${digits.slice(-places)}`;
}

export const rounded = (value: Exact, places: number): Exact => known(decimals(value, places));
