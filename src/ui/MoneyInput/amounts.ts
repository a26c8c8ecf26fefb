/** "12315000.5" becomes "12,315,000.5"; text that is no plain amount stays as it is. */
export const groupThousands = (amount: string) => {
  const [, sign, whole, rest = ""] = /^(-?)(\d+)(\.\d*)?$/.exec(amount) ?? [];
  if (sign === undefined || whole === undefined) return amount;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}${rest}`;
};

/** Takes grouping, spaces and full-width figures out of what was typed. */
export const plainAmount = (typed: string) => typed.normalize("NFKC").replaceAll(/[,\s']/g, "");

/** The sum of percentages, exact to the hundredth; what is no number counts as nothing. */
export const sumOfPercents = (percents: readonly string[]) =>
  percents
    .map((percent) => Number(plainAmount(percent)))
    .filter((percent) => Number.isFinite(percent))
    .reduce((sum, percent) => sum + Math.round(percent * 100), 0) / 100;
