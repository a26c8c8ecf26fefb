import * as v from "valibot";
import { inForce } from "../editions.ts";
import { shareBands, type StakeKind } from "../options/ownership.ts";
import { rates } from "../options/rates.ts";
import { type Facts, message } from "./facts.ts";
import { plainSigns, ungrouped } from "./characters.ts";
import { freeText } from "./text.ts";

const digits = 15;
const amountShape = new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`);
const tooLarge = new RegExp(`^\\d{${digits + 1},}(\\.\\d{1,2})?$`);

interface Money {
  /** The one that is accepted; any of the rates where absent. */
  currency?: string;
  /** More than nothing. */
  isPaid?: boolean;
}

export const money = ({ today }: Facts, { currency: only, isPaid }: Money = {}) =>
  v.object(
    {
      currency: v.pipe(
        v.string(message("currencyRequired")),
        v.check(
          (code) => code === (only ?? code) && Object.hasOwn(inForce(rates, today).perUsd, code),
          message("currencyRequired"),
        ),
      ),
      amount: v.pipe(
        v.string(message("required")),
        v.transform(ungrouped),
        v.minLength(1, message("required")),
        v.check((text) => !text.startsWith("-"), message("notNegative")),
        v.check((text) => !tooLarge.test(text), message("amountTooLarge", { digits })),
        v.regex(amountShape, message("amountFormat")),
        v.check((text) => !isPaid || Number(text) > 0, message("amountZero")),
      ),
    },
    message("required"),
  );

/** A percentage as it is read: "１０ %" is "10". */
export const figureOf = (percent: string): string => plainSigns(percent).replace(/[\s%]/g, "");

export const percent = v.pipe(
  v.string(message("required")),
  v.transform(figureOf),
  v.minLength(1, message("required")),
  v.check(
    (text) => /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= 100,
    message("percentFormat"),
  ),
);

const bands = shareBands.map((band) => band.value) as readonly string[];

export const holdingOf = (stakes: readonly StakeKind[]) =>
  v.pipe(
    v.object(
      {
        of: v.string(message("stakeMissing")),
        stake: v.picklist(stakes, message("stakeMissing")),
        percent: v.optional(v.pipe(v.string(), v.transform(figureOf)), ""),
        band: v.optional(v.string(), ""),
      },
      message("stakeMissing"),
    ),
    v.forward(
      v.check(
        (row) => !["exact", "votes"].includes(row.stake) || v.is(percent, row.percent),
        message("percentFormat"),
      ),
      ["percent"],
    ),
    v.forward(
      v.check((row) => row.stake !== "band" || bands.includes(row.band), message("bandRequired")),
      ["band"],
    ),
  );

const isinShape = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** ISO 6166: letters count as two digits (A is 10), then the Luhn check. */
function isIsin(code: string): boolean {
  const digits = [...code].map((sign) => Number.parseInt(sign, 36)).join("");
  const sum = [...digits]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0);
  return sum % 10 === 0;
}

/** A ticker, or an ISIN with its check digit. */
export const tickerOrIsin = v.pipe(
  v.string(message("required")),
  v.transform((text) => plainSigns(text).replace(/\s/g, "").toUpperCase()),
  v.minLength(1, message("required")),
  v.check(
    (text) =>
      isinShape.test(text) ? isIsin(text) : /^(?=.*[A-Z0-9])[A-Z0-9.:-]{1,11}$/.test(text),
    message("tickerFormat"),
  ),
);

/** ISO 9362. */
export const bic = v.pipe(
  v.string(message("required")),
  v.transform((text) => plainSigns(text).replace(/\s/g, "").toUpperCase()),
  v.minLength(1, message("required")),
  v.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, message("bicFormat")),
);

/** IRS, FFI list: six characters, five, a category and the country number. */
export const giin = v.pipe(
  v.string(message("required")),
  v.transform((text) => plainSigns(text).replace(/\s/g, "").toUpperCase()),
  v.minLength(1, message("required")),
  v.regex(/^[A-Z0-9]{6}\.[A-Z0-9]{5}\.[A-Z]{2}\.\d{3}$/, message("giinFormat")),
);

export const accountNumber = v.pipe(
  v.string(message("required")),
  v.transform((text) => plainSigns(text).replace(/[\s-]/g, "").toUpperCase()),
  v.minLength(1, message("required")),
  v.regex(/^(?=.*\d)[A-Z0-9]{5,34}$/, message("accountNumberFormat")),
);

/** Of any register: it has a digit. */
export const registrationNumber = v.pipe(
  freeText(),
  v.regex(/\p{N}/u, message("registrationNumberFormat")),
);
