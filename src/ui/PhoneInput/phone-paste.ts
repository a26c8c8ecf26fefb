import type { Option } from "../Combobox/combobox-match.ts";

export interface Phone {
  /** Value of the chosen code's option. */
  readonly code: string;
  readonly number: string;
}

/**
 * Splits "+852 9123 4567" or "00852…" into the code's option and the rest. Gives nothing when the
 * text names no code. Of options that share a code the chosen one stays.
 */
export const splitPhone = (
  text: string,
  codes: readonly Option[],
  chosen: string,
): Phone | undefined => {
  const plain = text.normalize("NFKC").trim();
  if (!/^(\+|00)/.test(plain)) return undefined;
  const digits = plain.replace(/^00/, "").replaceAll(/\D/g, "");
  const found = codes
    .map((option) => ({ option, dial: (option.short ?? "").replaceAll(/\D/g, "") }))
    .filter(({ dial }) => dial !== "" && digits.startsWith(dial))
    .toSorted((a, b) => weigh(b, chosen) - weigh(a, chosen))[0];
  if (found === undefined) return undefined;
  return { code: found.option.value, number: afterDigits(plain, found.dial.length) };
};

const weigh = (row: { readonly option: Option; readonly dial: string }, chosen: string) =>
  row.dial.length * 2 + (row.option.value === chosen ? 1 : 0);

const afterDigits = (text: string, count: number) => {
  const start = text.startsWith("00") ? 2 : 0;
  let seen = 0;
  let at = start;
  while (seen < count && at < text.length) {
    if (/\d/.test(text[at] ?? "")) seen += 1;
    at += 1;
  }
  return text
    .slice(at)
    .replaceAll(/[^\d\s-]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s-]+/, "")
    .trim();
};
