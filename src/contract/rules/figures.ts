import * as v from "valibot";
import { inForce } from "../editions.ts";
import { shareBands, type StakeKind } from "../options/ownership.ts";
import { rates } from "../options/rates.ts";
import { type Facts, says } from "./facts.ts";

const amountShape = /^\d{1,15}(\.\d{1,2})?$/;

export const money = ({ today }: Facts) =>
  v.object(
    {
      currency: v.pipe(
        v.string(says("currencyRequired")),
        v.check((code) => code in inForce(rates, today).perUsd, says("currencyRequired")),
      ),
      amount: v.pipe(
        v.string(says("required")),
        v.transform((text) => text.replace(/[\s,']/g, "")),
        v.minLength(1, says("required")),
        v.check((text) => !text.startsWith("-"), says("notNegative")),
        v.regex(amountShape, says("amountFormat")),
      ),
    },
    says("required"),
  );

export const percent = v.pipe(
  v.string(says("required")),
  v.transform((text) => text.replace(/[\s%]/g, "")),
  v.minLength(1, says("required")),
  v.check(
    (text) => /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= 100,
    says("percentFormat"),
  ),
);

const bands = shareBands.map((band) => band.value) as readonly string[];

export const holdingOf = (stakes: readonly StakeKind[]) =>
  v.pipe(
    v.object(
      {
        of: v.string(says("stakeMissing")),
        stake: v.picklist(stakes, says("stakeMissing")),
        percent: v.optional(v.string(), ""),
        band: v.optional(v.string(), ""),
      },
      says("stakeMissing"),
    ),
    v.forward(
      v.check((row) => row.stake !== "exact" || v.is(percent, row.percent), says("percentFormat")),
      ["percent"],
    ),
    v.forward(
      v.check((row) => row.stake !== "band" || bands.includes(row.band), says("bandRequired")),
      ["band"],
    ),
  );

/** ISO 9362. */
export const bic = v.pipe(
  v.string(says("required")),
  v.transform((text) => text.replace(/\s/g, "").toUpperCase()),
  v.minLength(1, says("required")),
  v.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, says("bicFormat")),
);

export const accountNumber = v.pipe(
  v.string(says("required")),
  v.transform((text) => text.replace(/[\s-]/g, "").toUpperCase()),
  v.minLength(1, says("required")),
  v.regex(/^[A-Z0-9]{5,34}$/, says("accountNumberFormat")),
);
