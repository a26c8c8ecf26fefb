import * as v from "valibot";
import { inForce } from "../editions.ts";
import { shareBands, type StakeKind } from "../options/ownership.ts";
import { rates } from "../options/rates.ts";
import { type Facts, message } from "./facts.ts";

const amountShape = /^\d{1,15}(\.\d{1,2})?$/;

export const money = ({ today }: Facts) =>
  v.object(
    {
      currency: v.pipe(
        v.string(message("currencyRequired")),
        v.check((code) => code in inForce(rates, today).perUsd, message("currencyRequired")),
      ),
      amount: v.pipe(
        v.string(message("required")),
        v.transform((text) => text.replace(/[\s,']/g, "")),
        v.minLength(1, message("required")),
        v.check((text) => !text.startsWith("-"), message("notNegative")),
        v.regex(amountShape, message("amountFormat")),
      ),
    },
    message("required"),
  );

export const percent = v.pipe(
  v.string(message("required")),
  v.transform((text) => text.replace(/[\s%]/g, "")),
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
        percent: v.optional(v.string(), ""),
        band: v.optional(v.string(), ""),
      },
      message("stakeMissing"),
    ),
    v.forward(
      v.check(
        (row) => row.stake !== "exact" || v.is(percent, row.percent),
        message("percentFormat"),
      ),
      ["percent"],
    ),
    v.forward(
      v.check((row) => row.stake !== "band" || bands.includes(row.band), message("bandRequired")),
      ["band"],
    ),
  );

/** ISO 9362. */
export const bic = v.pipe(
  v.string(message("required")),
  v.transform((text) => text.replace(/\s/g, "").toUpperCase()),
  v.minLength(1, message("required")),
  v.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, message("bicFormat")),
);

export const accountNumber = v.pipe(
  v.string(message("required")),
  v.transform((text) => text.replace(/[\s-]/g, "").toUpperCase()),
  v.minLength(1, message("required")),
  v.regex(/^[A-Z0-9]{5,34}$/, message("accountNumberFormat")),
);
