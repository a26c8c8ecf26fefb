import type { SentBodyOf } from "#contract/calls/call.ts";
import { withdrawInvestorClass } from "#contract/calls/investor.ts";
import { api } from "../api.ts";

/** Withdraws the opt-in of a region; its row then says so, and a refusal is told by itself. */
export async function withdrawClass(body: SentBodyOf<typeof withdrawInvestorClass>): Promise<void> {
  await api(withdrawInvestorClass, { body });
}
