/**
 * Units of a currency for one US dollar, used to compare figures with a threshold in another
 * currency. Product defaults of 2026-11-19; replaced as a whole, never edited.
 */
export const rates = {
  version: "2026-11-19",
  source: "Product default; Compliance replaces it with the published rates of the day",
  perUsd: {
    USD: 1,
    HKD: 7.785,
    SGD: 1.284,
    EUR: 0.861,
    GBP: 0.752,
    CNY: 7.12,
    JPY: 154.3,
    CHF: 0.803,
    AUD: 1.53,
  },
} as const;

/** Takes an amount in one currency; gives it in another, rounded to cents; undefined for a currency without a rate. */
export function converted(
  amount: number,
  from: string,
  to: keyof typeof rates.perUsd,
): number | undefined {
  const rate = rates.perUsd[from as keyof typeof rates.perUsd];
  if (rate === undefined) return undefined;
  return Math.round((amount / rate) * rates.perUsd[to] * 100) / 100;
}

/** Thresholds for a Hong Kong professional investor, Cap. 571D, for a corporation. */
export const hongKongProfessional = {
  version: "2018-07-13",
  source: "Securities and Futures (Professional Investor) Rules, Cap. 571D, sections 3 and 4",
  corporation: { portfolio: 8_000_000, totalAssets: 40_000_000 },
} as const;
