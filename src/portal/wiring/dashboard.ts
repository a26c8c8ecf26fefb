import { insInfo } from "#contract/calls/account.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { sessions } from "#contract/calls/security.ts";
import type { Api, Outcome } from "../api.ts";

/**
 * What the dashboard shows: the account, each line with its status and history, the classes of
 * investors, where the person is signed in, and to the holder who helps.
 */
export async function loadDashboard(api: Api) {
  const [info, signedIn, classes] = await Promise.all([
    api(insInfo),
    api(sessions),
    api(investorClasses),
  ]);
  const about = given(info);
  const own = about.is_assistant ? nothing : await holdersOwn(api);
  return { ...about, sessions: given(signedIn), classes: given(classes), ...own };
}

const nothing = { collaborators: null, logins: null };

/** What the holder alone sees: who helps, and by what the holder logs in. */
async function holdersOwn(api: Api) {
  const [collaborators, logins] = await Promise.all([api(getAssistants), api(getPlatforms)]);
  return { collaborators: given(collaborators), logins: given(logins) };
}

function given<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.data;
}
