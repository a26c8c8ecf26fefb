import { msg } from "@lingui/core/macro";
import type { SentBodyOf } from "#contract/calls/call.ts";
import { withdrawInvestorClass } from "#contract/calls/investor.ts";
import { api } from "../api.ts";
import { i18n } from "../words.ts";
import { notify } from "./notices.ts";

/** Withdraws the opt-in of a region; a refusal is told by itself. */
export async function withdrawClass(body: SentBodyOf<typeof withdrawInvestorClass>): Promise<void> {
  const outcome = await api(withdrawInvestorClass, { body });
  if (outcome.ok) notify("classWithdrawn", "positive", i18n._(msg`Withdrawn`));
}
