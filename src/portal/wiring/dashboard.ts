import { insInfo } from "#contract/calls/account.ts";
import type { Call, ReplyTo } from "#contract/calls/call.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { sessions } from "#contract/calls/security.ts";
import { api, type Outcome } from "../api.ts";
import { endOf } from "../reactions.ts";
import { sessionActor } from "./session.ts";

/** Loads the parts of the dashboard. A part that fails leaves the others; the end of the session fails the page. */
export async function loadDashboard() {
  const { person } = sessionActor.getSnapshot().context;
  const isHolder = person?.role === "holder";
  const [info, signedIn, classes, offers, collaborators, logins] = await Promise.all([
    load(insInfo),
    load(sessions),
    load(investorClasses),
    isHolder ? load(lineOffers) : null,
    isHolder ? load(getAssistants) : null,
    isHolder ? load(getPlatforms) : null,
  ]);
  return { person, isHolder, info, sessions: signedIn, classes, offers, collaborators, logins };
}

export type Part<Data> = Outcome<Data>;

async function load<C extends Call>(call: C): Promise<Outcome<ReplyTo<C>>> {
  const outcome = await api(call);
  if (!outcome.ok && endOf(outcome) !== undefined) throw new Error(outcome.refusal);
  return outcome;
}
