import { keptYears } from "#contract/limit-values.ts";

/** How long something is kept, from when, and why. */
export interface RetentionRule {
  keeps: string;
  /** In calendar days; `years` for what a law counts in years. */
  days?: number;
  years?: number;
  /** What begins the time. */
  after: string;
  source: string;
  /** Since when the source says so. */
  since: string;
}

/** Every rule, by name; what is not here is kept as long as its account. A new figure is a new `since`. */
export const retention = {
  code: {
    keeps: "codes by email, with the browser that asked for them",
    days: 1,
    after: "they were sent",
    source: "NIST SP 800-63B-4, section 4.2: a code by email lives at most 24 hours",
    since: "2025-07-31",
  },
  session: {
    keeps: "sessions of applicants and of the desk: device, range of addresses, times",
    days: 30,
    after: "they ended",
    source:
      "Hong Kong, Personal Data (Privacy) Ordinance (Cap. 486), data protection principle 2(2)",
    since: "1996-12-20",
  },
  abandonedNotice: {
    keeps: "accounts that never submitted, until their holder is told",
    days: 90,
    after: "someone last used them",
    source:
      "Hong Kong, Personal Data (Privacy) Ordinance (Cap. 486), data protection principle 2(2) and section 26",
    since: "1996-12-20",
  },
  abandoned: {
    keeps: "accounts that never submitted",
    days: 90,
    after: "their holder was told",
    source:
      "Hong Kong, Personal Data (Privacy) Ordinance (Cap. 486), data protection principle 2(2) and section 26",
    since: "1996-12-20",
  },
  dueDiligence: {
    keeps: "accounts that submitted, with documents, decisions and signed agreements",
    years: keptYears,
    after: "the relationship ended on every line",
    source:
      "Hong Kong, Anti-Money Laundering and Counter-Terrorist Financing Ordinance (Cap. 615), Schedule 2, section 20; Singapore, MAS Notice PSN02",
    since: "2018-03-01",
  },
  log: {
    keeps: "lines of the log, where they are collected",
    days: 400,
    after: "they were written",
    source:
      "Hong Kong, Personal Data (Privacy) Ordinance (Cap. 486), data protection principle 2(2)",
    since: "1996-12-20",
  },
} as const satisfies Record<string, RetentionRule>;

/** The moment before which the time of a rule has begun where it is over now. */
export function begunBefore({ days = 0, years = 0 }: RetentionRule, now: Date): Date {
  const begun = new Date(now);
  begun.setUTCFullYear(begun.getUTCFullYear() - years);
  begun.setUTCDate(begun.getUTCDate() - days);
  return begun;
}

/** The moment at which the time of a rule that began then is over. */
export function endOf({ days = 0, years = 0 }: RetentionRule, begun: Date): Date {
  const end = new Date(begun);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}
