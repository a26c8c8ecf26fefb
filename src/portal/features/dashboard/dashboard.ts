import { msg } from "@lingui/core/macro";
import { insInfo } from "#contract/calls/account.ts";
import type { Call, ReplyTo } from "#contract/calls/call.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { sessions } from "#contract/calls/security.ts";
import { api, type Outcome } from "#portal/app/api.ts";
import { endOf } from "#portal/app/reactions.ts";
import { i18n } from "#portal/app/i18n.ts";
import { notify } from "../notifications/notices.ts";
import { sessionActor } from "../sessions/session.ts";

export type Dashboard = Awaited<ReturnType<typeof loadParts>>;

const stale = msg`This page may be out of date. Please reload it.`;

/** Loads the dashboard. A part that fails to load again keeps what is shown, with any dialog over it. */
export async function loadDashboard(shown?: Dashboard): Promise<Dashboard> {
  if (!shown) return loadParts();
  const loaded = await loadParts().catch(() => null);
  const parts = loaded && Object.entries(loaded).map(([name, part]) => keptPart(name, part, shown));
  if (!parts || parts.some(({ isKept }) => isKept))
    notify("dashboardStale", "negative", i18n._(stale));
  if (!parts) return shown;
  return Object.fromEntries(parts.map(({ name, part }) => [name, part])) as unknown as Dashboard;
}

function keptPart(name: string, part: unknown, shown: Dashboard) {
  const before: unknown = shown[name as keyof Dashboard];
  const isKept = isOutcome(part) && !part.ok && isOutcome(before) && before.ok;
  return { name, part: isKept ? before : part, isKept };
}

const isOutcome = (part: unknown): part is Outcome<unknown> =>
  typeof part === "object" && part !== null && "ok" in part;

/** Loads the parts of the dashboard. A part that fails leaves the others; the end of the session fails the page. */
async function loadParts() {
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
