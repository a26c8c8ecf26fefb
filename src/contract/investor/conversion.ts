import { inForce } from "../editions.ts";
import { decimals, type Exact, known, per } from "../exact.ts";
import { type Rates, rates } from "../options/rates.ts";

export interface Amount {
  currency: string;
  /** Two decimals, such as "12315000.00". */
  amount: string;
}

export interface Target {
  currency: string;
  rates: Rates;
}

const currencies = { HK: "HKD", SG: "SGD" } as const;

export const targetOf = (region: "HK" | "SG", today: string): Target => ({
  currency: currencies[region],
  rates: inForce(rates, today),
});

/** Units of one currency for one of another; undefined without a rate. */
export function rateOf(from: string, { currency, rates: { perUsd } }: Target): Exact | undefined {
  if (!Object.hasOwn(perUsd, from) || !Object.hasOwn(perUsd, currency)) return undefined;
  return per(known(perUsd[currency]!), known(perUsd[from]!));
}

/** Decimals of every amount. */
export const cents = 2;

export const moneyIn = ({ currency }: Target, value: Exact): Amount => ({
  currency,
  amount: decimals(value, cents),
});
