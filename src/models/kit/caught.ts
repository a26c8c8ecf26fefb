/** A planted fault, and the net that catches it first. */
export type Caught = readonly [net: string, fault: string];

/** A line for each fault, in the order in which they are planted. */
export const caughtText = (caught: readonly Caught[]): string =>
  `${caught.map(([net, fault]) => `${net}: ${fault}`).join("\n")}\n`;

/** What stands in a list without a fault. */
export const noFaults = "nothing\n";

/** The faults of such a text, by the net that catches them. */
export function caughtIn(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  if (text === noFaults) return found;
  for (const line of text.trimEnd().split("\n")) {
    const [net = "", ...fault] = line.split(": ");
    (found[net] ??= []).push(fault.join(": "));
  }
  return found;
}
