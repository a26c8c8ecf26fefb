import { msg } from "@lingui/core/macro";
import { insInfo } from "#contract/calls/account.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { sessions } from "#contract/calls/security.ts";
import { api, type Outcome } from "../api.ts";
import "../reactions.ts";
import { i18n } from "../words.ts";
import { notify } from "./notices.ts";

export type Dashboard = Awaited<ReturnType<typeof loadAll>>;

/** Loads the dashboard. Where it fails to load again, what is shown stays, with any dialog over it. */
export async function loadDashboard(shown?: Dashboard): Promise<Dashboard> {
  try {
    return await loadAll();
  } catch (error) {
    if (!shown) throw error;
    notify("dashboardStale", "negative", i18n._(stale));
    return shown;
  }
}

const stale = msg`The page may be out of date. Please load it again.`;

/**
 * What the dashboard shows: the account, each line with its status and history, the classes of
 * investors, where the person is signed in, and to the holder who helps.
 */
async function loadAll() {
  const [info, signedIn, classes] = await Promise.all([
    api(insInfo),
    api(sessions),
    api(investorClasses),
  ]);
  const about = given(info);
  const own = about.is_assistant ? nothing : await holdersOwn();
  return { ...about, sessions: given(signedIn), classes: given(classes), ...own };
}

const nothing = { collaborators: null, logins: null };

/** What the holder alone sees: who helps, and by what the holder logs in. */
async function holdersOwn() {
  const [collaborators, logins] = await Promise.all([api(getAssistants), api(getPlatforms)]);
  return { collaborators: given(collaborators), logins: given(logins) };
}

function given<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.data;
}
