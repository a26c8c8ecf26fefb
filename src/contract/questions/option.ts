import type { MessageDescriptor } from "@lingui/core";
import type { Condition } from "./condition.ts";

export interface Option {
  value: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Figures inside the texts, by day. */
  figures?: (on: string) => Record<string, number>;
  /** When false, the option is hidden and an earlier choice of it is ignored. */
  offeredWhen?: Condition;
}
