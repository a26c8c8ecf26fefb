import { insInfo } from "#contract/calls/account.ts";
import type { Call, ReplyTo } from "#contract/calls/call.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { accountDetail, accountDocuments, lineOffers } from "#contract/calls/dashboard.ts";
import { identityChecks } from "#contract/calls/identity/identity.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { dataSharing } from "#contract/calls/sharing/data-sharing.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { questionStatus } from "#contract/calls/questionnaires/questionnaires.ts";
import { sessions } from "#contract/calls/security.ts";
import type { Api, Outcome } from "#portal/system/api.ts";
import type { Services } from "#portal/system/system.ts";
import { endOf } from "#portal/system/reactions.ts";

export type Dashboard = Awaited<ReturnType<typeof loadParts>>;

/** Loads the dashboard. A part that fails to reload stays as shown, with any dialog over it. */
export async function loadDashboard(services: Services, shown?: Dashboard): Promise<Dashboard> {
  if (!shown) return loadParts(services);
  const loaded = await loadParts(services).catch(() => null);
  const parts = loaded && Object.entries(loaded).map(([name, part]) => keptPart(name, part, shown));
  if (!parts || parts.some(({ isKept }) => isKept)) services.warn("dashboardStale");
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

/** Loads the parts of the dashboard. One failed part does not affect the others; the end of the session fails the page. */
async function loadParts({ api, person: personNow }: Services) {
  const person = personNow();
  const load = loader(api);
  const isHolder = person?.role === "holder";
  const [
    info,
    detail,
    documents,
    signedIn,
    classes,
    questionnaire,
    checks,
    offers,
    sharing,
    collaborators,
    logins,
  ] = await Promise.all([
    load(insInfo),
    load(accountDetail),
    load(accountDocuments),
    load(sessions),
    load(investorClasses),
    load(questionStatus),
    load(identityChecks),
    isHolder ? load(lineOffers) : null,
    isHolder ? load(dataSharing) : null,
    isHolder ? load(getAssistants) : null,
    isHolder ? load(getPlatforms) : null,
  ]);
  return {
    person,
    isHolder,
    info,
    detail,
    documents,
    sessions: signedIn,
    classes,
    questionnaire,
    checks,
    offers,
    sharing,
    collaborators,
    logins,
  };
}

export type Part<Data> = Outcome<Data>;

const loader =
  (api: Api) =>
  async <C extends Call>(call: C): Promise<Outcome<ReplyTo<C>>> => {
    const outcome = await api(call);
    if (!outcome.ok && endOf(outcome) !== undefined) throw new Error(outcome.refusal);
    return outcome;
  };
