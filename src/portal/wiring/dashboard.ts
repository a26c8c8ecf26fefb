import { insInfo } from "#contract/calls/account.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { sessions } from "#contract/calls/security.ts";
import { api, type Outcome } from "../api.ts";
import "../reactions.ts";

/**
 * What the dashboard shows: the account, each line with its status and history, the classes of
 * investors, where the person is signed in, and to the holder who helps.
 */
export async function loadDashboard() {
  const [info, signedIn, classes] = await Promise.all([
    api(insInfo),
    api(sessions),
    api(investorClasses),
  ]);
  const about = given(info);
  const collaborators = about.is_assistant ? null : given(await api(getAssistants));
  return { ...about, sessions: given(signedIn), classes: given(classes), collaborators };
}

function given<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.data;
}
