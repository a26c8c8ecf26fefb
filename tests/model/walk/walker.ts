import { login } from "#contract/calls/account.ts";
import { deskCode, deskLogin } from "#contract/calls/desk-session.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import type pg from "pg";
import type { Db } from "#server/database/database.ts";
import { isLive } from "#server/submission/live-submissions.ts";
import type { CheckOutcome } from "#contract/identity/check-states.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { atDesk, type DeskMember } from "#tests/support/server/desk.ts";
import { password } from "#tests/support/server/credentials.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import type { Browser, Member, Portal } from "#tests/support/server/portal.ts";
import type { Must } from "./answers.ts";
import type { CaseModel } from "./case-model.ts";
import type { Related } from "../acts/identity-acts.ts";
import type { QuestionnaireModel } from "./questionnaire-model.ts";
import type { Recorder } from "./recorder.ts";
import type { StatusModel } from "./status-model.ts";
import { todayIn } from "./working-days.ts";

type Event = { type: string; by: string } & Record<string, unknown>;
export type Move = [line: string, chart: StatusChart, event: Event];

/** What an act was answered, and what the charts are to make of it. */
export interface Done {
  /** Who did what, as a line of a story. */
  says: string;
  refused: string | null;
  moves: Move[];
  /** What the server must answer. */
  must: Must;
}

/** What is not left to chance. */
export interface Wanted {
  line?: LineId;
  act?: string;
  outcome?: "approve" | "rejectRetry" | "rejectFinal";
  by?: Name;
  /** Whether a decision names the case as it was before. */
  isStale?: boolean;
  /** How a check of a director's identity ends. */
  ends?: CheckOutcome;
}

/** What is done next. */
export type Plan = readonly [act: string, wanted: Wanted][];

/** An act, and what it picks. */
export interface Step {
  name: string;
  wanted: Wanted;
  seed: number;
}

export type Act = (walker: Walker, wanted: Wanted) => Promise<Done>;

export interface Walker {
  portal: Portal;
  pool: pg.Pool;
  owner: Db;
  begunAt: Date;
  risk: "high" | "low";
  member: Member;
  helper: Browser & { email: string };
  /** A director, in an application of high risk. */
  related: Related | null;
  desk: Record<Name, DeskMember>;
  model: StatusModel;
  questionnaire: QuestionnaireModel;
  recorder: Recorder;
  /** Newest first. */
  cases: CaseModel[];
  draft: string | null;
  arrivals: Map<string, string>;
  /** What was done. */
  steps: Step[];
  /** What happened, in words. */
  story: string[];
  pick: <Item>(from: readonly Item[]) => Item;
}

/** Picks the same for the same seed. */
export function pickerOf(seed: number): Walker["pick"] {
  let salt = seed >>> 0;
  return (from) => {
    salt = (Math.imul(salt, 1_664_525) + 1_013_904_223) >>> 0;
    return from[(salt >>> 8) % from.length]!;
  };
}

/** The people of a story. */
export const people = {
  holder: "Ann, the account holder,",
  helper: "Ben, the collaborator,",
  related: "Pia, a director,",
  rae: "Rae, a reviewer,",
  ana: "Ana, an approver,",
  abe: "Abe, an approver,",
  sam: "Sam, the senior manager,",
} as const;

export const roles = {
  rae: "reviewer",
  ana: "approver",
  abe: "approver",
  sam: "seniorManager",
} as const;
export type Name = keyof typeof roles;
export const names = Object.keys(roles) as Name[];

export async function deskOf(portal: Portal): Promise<Walker["desk"]> {
  const people = {} as Walker["desk"];
  for (const name of names) people[name] = await atDesk(portal, name, roles[name]);
  return people;
}

/** Everyone signs in again, after days have passed. */
export async function signInAgain(walker: Walker): Promise<void> {
  await signInHolder(walker);
  await signInDesk(walker.desk);
}

export async function signInHolder({ member }: Walker): Promise<void> {
  dataOf(await member.api(login, { body: { email: member.email, password } }));
}

export async function signInDesk(desk: Walker["desk"]): Promise<void> {
  for (const { api, email, password: own, code } of Object.values(desk)) {
    dataOf(await api(deskLogin, { body: { email, password: own } }));
    dataOf(await api(deskCode, { body: { code: code() } }));
  }
}

export const lineName = (line: LineId): string => lineOf(line).name.message ?? line;
export const linesOf = ({ model }: Walker): LineId[] => [...model.lines.keys()] as LineId[];
export const kycOf = ({ model }: Walker, line: string): string => model.state(line, "kycStatus");
export const isDecidable = (state: string): boolean =>
  state === "inProgress" || state.includes(".rejectable.");

export const isClosed = ({ model }: Walker, line: string): boolean =>
  model.state(line, "businessAccount") === "closed";

/** Whether an application goes on. */
export const isNamed = (walker: Walker): boolean =>
  linesOf(walker).some((line) => isLive(kycOf(walker, line)) && !isClosed(walker, line));

/** The case in which a line is reviewed. */
export const caseOf = ({ cases }: Walker, line: LineId): CaseModel =>
  cases.find(({ lines }) => lines.includes(line))!;

/** Whether a line waits for what this case requests: not one that is reviewed in a newer case. */
export const isWaiting = (walker: Walker, line: LineId, id: string): boolean =>
  caseOf(walker, line).id === id && kycOf(walker, line).startsWith("additionalDocumentsRequired");

/** What the proposals of a case rest on has changed; lines of a newer case keep theirs. */
export function endProposals(walker: Walker, id: string): void {
  for (const line of walker.cases.find((each) => each.id === id)!.lines)
    if (caseOf(walker, line).id === id) walker.model.endProposal(line);
}

/** The same of a verdict, which every case of the same lines sees. */
export function endSharedProposals(walker: Walker, id: string): void {
  const { lines } = walker.cases.find((each) => each.id === id)!;
  const sharing = walker.cases.filter((each) => each.lines.some((line) => lines.includes(line)));
  for (const each of sharing) endProposals(walker, each.id);
}

const arriving = ["kyc.submit", "kyc.filesSubmitted", "kyc.answeredInWords", "kyc.lapse"];

/** The lines that a case still reviews: others have a newer one. */
export const reviewedIn = (walker: Walker, { id, lines }: CaseModel): LineId[] =>
  lines.filter((line) => caseOf(walker, line).id === id);

/** The clocks of the cases follow their lines. No clock tells of a proposal. */
function followLines(walker: Walker, moves: readonly Move[]): void {
  const { model, arrivals, portal } = walker;
  const today = todayIn(portal.services.clock());
  for (const each of walker.cases) {
    const own = reviewedIn(walker, each);
    const isMoved = moves.some(([line]) => own.includes(line as LineId));
    if (isMoved) each.follow(model.queue(own, arrivals, { round: 1, isShown: true }), today);
  }
}

export function apply(walker: Walker, moves: readonly Move[]): void {
  for (const [line, chart, event] of moves) {
    if (!walker.model.can(line, chart, event))
      throw new Error(
        `the chart rejects ${event.type} by ${event.by} in ${walker.model.state(line, chart)} of ${line}, the server accepts it`,
      );
    walker.model.move(line, chart, event);
    if (arriving.includes(event.type)) walker.arrivals.set(line, event.type);
  }
  followLines(walker, moves);
  walker.questionnaire.follow(isNamed(walker), todayIn(walker.portal.services.clock()));
}

export const isAccepted = ({ model }: Walker, moves: readonly Move[]): boolean =>
  moves.every(([line, chart, event]) => model.can(line, chart, event)) &&
  moves.every(
    ([line, chart]) => chart !== "decision" || isDecidable(model.state(line, "kycStatus")),
  );
