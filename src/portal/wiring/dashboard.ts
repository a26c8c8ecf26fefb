import { insInfo } from "#contract/calls/account.ts";
import { api } from "../api.ts";
import "../reactions.ts";

/** What the dashboard shows: the account and each line with its status and history. */
export async function loadDashboard() {
  const outcome = await api(insInfo);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.data;
}
