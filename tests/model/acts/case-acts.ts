import type { ReviewCaseEvent } from "@gatehouse/machines/review/review-case";
import * as work from "#contract/calls/desk-work.ts";
import { acceptDocuments, caseSeen } from "#tests/support/server/desk.ts";
import { refusal } from "#tests/support/server/outcome.ts";
import { type Must, ok } from "../walk/answers.ts";
import type { CaseModel } from "../walk/case-model.ts";
import {
  type Act,
  caseOf,
  type Done,
  endSharedProposals,
  type Name,
  names,
  people,
  reviewedIn,
  roles,
  type Walker,
  type Wanted,
} from "../walk/walker.ts";

const workers = names.filter((name) => name !== "sam");
export const someone = ({ pick }: Walker): Name => pick(workers);

export const someCase = (walker: Walker, { line }: Wanted): CaseModel => {
  const { cases, pick } = walker;
  if (line) return caseOf(walker, line);
  return pick([0, 1, 2]) > 0 ? cases[0]! : pick(cases);
};

export const assigneeOf = ({ desk }: Walker, { assigneeId }: CaseModel): Name | null =>
  names.find((name) => desk[name].id === assigneeId) ?? null;

type Asked = { type: "case.claim" | "case.release" } | { type: "case.assign"; to: Name };

/** Asks the server to move the case, which must agree exactly when the chart does. */
async function ask(
  walker: Walker,
  own: CaseModel,
  by: Name,
  asked: Asked,
): Promise<Pick<Done, "refused" | "moves" | "must">> {
  const { desk } = walker;
  const { api, id: personId } = desk[by];
  const params = { id: own.id };
  const actor = { by: roles[by] as "reviewer" | "approver", personId };
  const event: ReviewCaseEvent =
    asked.type === "case.assign"
      ? { type: asked.type, assigneeId: desk[asked.to].id, reason: "On leave", ...actor }
      : { type: asked.type, ...actor };
  const must: Must = own.can(event) ? ok : ["caseTaken"];
  const outcome =
    event.type === "case.assign"
      ? api(work.deskAssign, { params, body: { person: event.assigneeId, reason: event.reason } })
      : api(event.type === "case.claim" ? work.deskClaim : work.deskRelease, { params });
  const refused = refusal(await outcome);
  if (refused === null && own.can(event)) own.move(event);
  return { refused, moves: [], must };
}

export async function claimBy(walker: Walker, own: CaseModel, by: Name): Promise<void> {
  const { refused } = await ask(walker, own, by, { type: "case.claim" });
  if (refused !== null) throw new Error(`expected that ${by} claims the case: ${refused}`);
}

/** Who has the case; where no one has, most often someone takes it. */
export async function workerOn(walker: Walker, found: CaseModel): Promise<Name> {
  const own = assigneeOf(walker, found);
  const name = own ?? someone(walker);
  if (own === null && walker.pick([true, true, false])) await claimBy(walker, found, name);
  return name;
}

/** Claims a case; a person who is named gets it from its assignee. */
const claim: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const by = wanted.by ?? someone(walker);
  const own = assigneeOf(walker, found);
  if (wanted.by && own !== null && own !== by)
    await ask(walker, found, own, { type: "case.release" });
  const says = `${people[by]} takes the case`;
  return { says, ...(await ask(walker, found, by, { type: "case.claim" })) };
};

const release: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const by = someone(walker);
  const says = `${people[by]} gives the case back`;
  return { says, ...(await ask(walker, found, by, { type: "case.release" })) };
};

const assign: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const [by, to] = [someone(walker), someone(walker)];
  const says = `${people[by]} gives the case to ${people[to].split(",")[0]}`;
  return { says, ...(await ask(walker, found, by, { type: "case.assign", to })) };
};

const accept: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  if (reviewedIn(walker, found).length === 0)
    return { says: "The desk looks at an earlier case", refused: null, moves: [], must: ok };
  const own = assigneeOf(walker, found) ?? wanted.by ?? someone(walker);
  await claimBy(walker, found, own);
  const { id } = found;
  const open = (await caseSeen(walker.desk[own], id)).files.some(({ verdict }) => !verdict);
  await acceptDocuments(walker.desk[own], id);
  if (open) endSharedProposals(walker, id);
  return { says: `${people[own]} accepts the documents`, refused: null, moves: [], must: ok };
};

export const caseActs: Record<string, Act> = { claim, release, assign, accept };
