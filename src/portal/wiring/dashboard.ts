import { insInfo } from "#contract/calls/account.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { sessions } from "#contract/calls/security.ts";
import { api, type Outcome } from "../api.ts";
import "../reactions.ts";

/** What the dashboard shows: the account, each line with its status and history, the classes of investors, and where the person is signed in. */
export async function loadDashboard() {
  const [info, signedIn, classes] = await Promise.all([
    api(insInfo),
    api(sessions),
    api(investorClasses),
  ]);
  return { ...given(info), sessions: given(signedIn), classes: given(classes) };
}

function given<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.data;
}
