/** One attempt to change something; moments are counted, not measured. */
export interface Attempt<Value> {
  value: Value;
  began: number;
  /** When its answer came; null without one. */
  ended: number | null;
  /** `unknown`: without an answer that says it, it may have been done or not. */
  outcome: "acknowledged" | "refused" | "unknown";
}

const saysWrong = (wrong: readonly [isWrong: boolean, what: string][]) =>
  wrong.filter(([isWrong]) => isWrong).map(([, what]) => what);

/**
 * What is wrong with a list to which many clients appended: each acknowledged value stands in it once, each other
 * one at most once, and none before one that was acknowledged when it began.
 */
export function wrongInList(
  attempts: readonly Attempt<string>[],
  found: readonly string[],
): string[] {
  const byValue = new Map(attempts.map((attempt) => [attempt.value, attempt]));
  const counts = new Map<string, number>();
  for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1);
  const missing = attempts
    .filter(({ value, outcome }) => outcome === "acknowledged" && !counts.has(value))
    .map(({ value }) => `${value} was acknowledged and is lost`);
  let latest = -Infinity;
  const standing = found.flatMap((value) => {
    const attempt = byValue.get(value);
    const isLate = attempt?.outcome === "acknowledged" && attempt.ended! < latest;
    latest = Math.max(latest, attempt?.began ?? -Infinity);
    return saysWrong([
      [attempt === undefined, `${value} was never sent`],
      [attempt?.outcome === "refused", `${value} was refused and is there`],
      [isLate, `${value} stands after one that began later`],
    ]);
  });
  const doubled = [...counts].flatMap(([value, count]) =>
    saysWrong([[count > 1, `${value} is there ${count} times`]]),
  );
  return [...missing, ...doubled, ...standing];
}

/** What is wrong with an answer that one client overwrote again and again: it is the last acknowledged value, or a later one. */
export function wrongInAnswer(
  attempts: readonly Attempt<string>[],
  found: string | undefined,
): string[] {
  const last = attempts.findLastIndex(({ outcome }) => outcome === "acknowledged");
  const at = attempts.findIndex(({ value }) => value === found);
  return saysWrong([
    [last >= 0 && found === undefined, `${attempts[last]?.value} was acknowledged and is lost`],
    [found !== undefined && at < 0, `${found} was never sent`],
    [at >= 0 && attempts[at]!.outcome === "refused", `${found} was refused and is there`],
    [at >= 0 && at < last, `${attempts[last]?.value} was acknowledged, and ${found} is there`],
  ]);
}

/** What was acknowledged, in the order in which it was sent. */
export const acknowledged = <Value>(attempts: readonly Attempt<Value>[]): Value[] =>
  attempts.filter(({ outcome }) => outcome === "acknowledged").map(({ value }) => value);
