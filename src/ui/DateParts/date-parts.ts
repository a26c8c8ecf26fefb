export interface DateText {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export type DatePart = keyof DateText;

/** Year first in Chinese, else day first. */
export const partsIn = (locale: string): readonly DatePart[] =>
  locale.toLowerCase().startsWith("zh") ? ["year", "month", "day"] : ["day", "month", "year"];

/** Parses a pasted date of three numbers with the year first or last. */
export const splitDate = (text: string): DateText | undefined => {
  const [first, second, third, ...rest] = text.normalize("NFKC").match(/\d+/g) ?? [];
  if (first === undefined || second === undefined || third === undefined || rest.length > 0)
    return undefined;
  if (first.length === 4) return { year: first, month: second, day: third };
  if (third.length === 4) return { day: first, month: second, year: third };
  return undefined;
};
