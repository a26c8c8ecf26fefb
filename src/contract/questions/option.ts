import type { MessageDescriptor } from "@lingui/core";
import type { Condition } from "./condition.ts";

export interface Option {
  value: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** The figures inside these words, by the day whose rules are kept. */
  figures?: (on: string) => Record<string, number>;
  /** Where it is not offered, nobody sees it and an earlier choice of it counts as none. */
  offeredWhen?: Condition;
}
