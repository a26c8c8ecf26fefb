import { converted, hongKongProfessional, rates } from "./options/rates.ts";
import type { Answers } from "./questions/section.ts";

/** One line of the arithmetic, in the order it is read. */
export interface Classification {
  meets: boolean;
  given: { currency: string; amount: number };
  rate: number;
  inHkd: number;
  threshold: number;
  /** Positive where the figure is above the threshold. */
  difference: number;
  ratesVersion: string;
  ruleVersion: string;
}

/**
 * Whether a corporation is a professional investor of Hong Kong (Cap. 571D): a portfolio of at least
 * HKD 8,000,000 or total assets of at least HKD 40,000,000. Undefined until the figures are given.
 */
export function professionalInvestor(answers: Answers): Classification | undefined {
  const route = answers["route"] === "portfolio" ? "portfolio" : "totalAssets";
  const figure = answers[route] as { currency?: string; amount?: string } | undefined;
  const amount = Number((figure?.amount ?? "").replace(/[\s,']/g, "") || Number.NaN);
  const currency = figure?.currency ?? "";
  const inHkd = converted(amount, currency, "HKD");
  if (inHkd === undefined || !Number.isFinite(inHkd)) return undefined;
  const threshold = hongKongProfessional.corporation[route];
  return {
    meets: inHkd >= threshold,
    given: { currency, amount },
    rate: rates.perUsd.HKD / rates.perUsd[currency as keyof typeof rates.perUsd],
    inHkd,
    threshold,
    difference: Math.round((inHkd - threshold) * 100) / 100,
    ratesVersion: rates.version,
    ruleVersion: hongKongProfessional.version,
  };
}
