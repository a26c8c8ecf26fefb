/** "12315000.5" becomes "12,315,000.5"; a text that is not an amount stays unchanged. */
export const groupThousands = (amount: string) => {
  const [, sign, whole, rest = ""] = /^(-?)(\d+)(\.\d*)?$/.exec(amount) ?? [];
  if (sign === undefined || whole === undefined) return amount;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}${rest}`;
};

const separators = /[,'’\s]/g;
const grouped = /^-?\d{1,3}(?<by>[,'’\s])\d{3}(?:\k<by>\d{3})*(?:\.\d*)?$/;

/** Removes the signs between thousands, and converts full-width digits. Other commas stay: "400000,00" is not 40000000. */
export const plainAmount = (typed: string) => {
  const plain = typed.normalize("NFKC").trim();
  return grouped.test(plain) ? plain.replaceAll(separators, "") : plain;
};

/** After a change inside a grouped amount its commas stand elsewhere, and still separate thousands unless one was typed. */
export function editedAmount(before: string, amount: string, after: string): string {
  const rest = typedInto(before, after);
  const isGrouped = !/[,'’\s]/.test(amount);
  const stillGrouped = isGrouped && rest !== null && !/[,'’\s，]/.test(rest);
  return stillGrouped
    ? plainAmount(after.normalize("NFKC").replaceAll(separators, ""))
    : plainAmount(after);
}

/** What stands between the parts that stay; null when none does. */
function typedInto(before: string, after: string): string | null {
  const most = Math.min(before.length, after.length);
  const same = (count: (at: number) => boolean) => {
    let at = 0;
    while (at < most && count(at)) at += 1;
    return at;
  };
  const start = same((at) => before[at] === after[at]);
  const end = Math.min(
    most - start,
    same((at) => before.at(-1 - at) === after.at(-1 - at)),
  );
  return start + end === 0 ? null : after.slice(start, after.length - end);
}

const tenThousand = 10_000;

/** A percentage as the rules read it: "１０ %" is "10". */
export const figureOf = (percent: string): string =>
  percent.normalize("NFKC").replaceAll(/[\s%\p{Default_Ignorable_Code_Point}]/gu, "");

/** The sum of percentages, exact to the four decimals that a share can have; what is not a number counts as zero. */
export const sumOfPercents = (percents: readonly string[]) =>
  percents
    .map((percent) => Number(figureOf(percent)))
    .filter((percent) => Number.isFinite(percent))
    .reduce((sum, percent) => sum + Math.round(percent * tenThousand), 0) / tenThousand;
