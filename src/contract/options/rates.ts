import type { Edition, Editions, Sources } from "../editions.ts";

export interface Rates extends Edition {
  /** Units for one US dollar. */
  perUsd: Readonly<Record<string, number>>;
}

export const rates: Editions<Rates> = [
  {
    version: "2026-11-19",
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
  },
];

export const ratesSources: Sources = {
  "2026-11-19": "Product default; Compliance replaces it with the published rates of the day",
};
