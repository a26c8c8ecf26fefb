/** "12315000.5" becomes "12,315,000.5"; a text that is not an amount stays unchanged. */
export const groupThousands = (amount: string) => {
  const [, sign, whole, rest = ""] = /^(-?)(\d+)(\.\d*)?$/.exec(amount) ?? [];
  if (sign === undefined || whole === undefined) return amount;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}${rest}`;
};

/** Removes grouping and spaces, and converts full-width digits. */
export const plainAmount = (typed: string) => typed.normalize("NFKC").replaceAll(/[,\s']/g, "");

const tenThousand = 10_000;

/** The sum of percentages, exact to the four decimals that a share can have; what is not a number counts as zero. */
export const sumOfPercents = (percents: readonly string[]) =>
  percents
    .map((percent) => Number(plainAmount(percent)))
    .filter((percent) => Number.isFinite(percent))
    .reduce((sum, percent) => sum + Math.round(percent * tenThousand), 0) / tenThousand;
