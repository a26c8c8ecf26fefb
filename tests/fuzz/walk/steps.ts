import { applicantActs } from "./applicant-acts.ts";
import { deskActs } from "./desk-acts.ts";
import { plansFor } from "./plans.ts";
import {
  type Act,
  apply,
  caseOf,
  type Done,
  isAccepted,
  isDecidable,
  isWaiting,
} from "./walker.ts";
import { kycOf, linesOf, type Walker, type Wanted } from "./walker.ts";

const acts: Readonly<Record<string, Act>> = { ...applicantActs, ...deskActs };

type Fits = (walker: Walker) => boolean;
const inKyc =
  (...states: string[]): Fits =>
  (walker) =>
    linesOf(walker).some((line) => states.includes(kycOf(walker, line)));
const inAccount =
  (...states: string[]): Fits =>
  ({ model }) =>
    [...model.lines.keys()].some((line) => states.includes(model.state(line, "businessAccount")));
const waits: Fits = (walker) =>
  linesOf(walker).some((line) => isWaiting(walker, line, caseOf(walker, line).id));
const decides: Fits = (walker) => linesOf(walker).some((line) => isDecidable(kycOf(walker, line)));

/** How often each act is tried where it can succeed. */
const weights: Readonly<Record<string, readonly [number, Fits]>> = {
  submit: [6, ({ draft }) => draft !== null],
  withdraw: [1, (walker) => waits(walker) || inKyc("inProgress")(walker)],
  reopen: [6, inKyc("rejected.retry")],
  openAccount: [6, inKyc("approved")],
  closeAccount: [1, inAccount("normal")],
  upload: [5, waits],
  words: [2, waits],
  answer: [5, waits],
  help: [1, () => true],
  claim: [2, inKyc("inProgress")],
  release: [1, inKyc("inProgress")],
  accept: [5, inKyc("inProgress")],
  judge: [1, decides],
  request: [3, inKyc("inProgress")],
  cancel: [2, waits],
  decide: [16, decides],
  account: [7, inAccount("underReview", "normal", "frozen")],
  lapse: [3, inKyc("approved")],
  time: [1, waits],
};

/** Most often an act that can succeed now; else any, which may be refused. */
function choose(walker: Walker): [string, Wanted] {
  const isAny = walker.pick([true, false, false, false, false, false]);
  const able = Object.entries(weights).filter(([, [, fits]]) => isAny || fits(walker));
  const name = walker.pick(able.flatMap(([each, [count]]) => Array<string>(count).fill(each)));
  return [name, {}];
}

/** What is planned, or half the time a way towards an edge that no walk has taken. */
function next(walker: Walker, taken: ReadonlySet<string>): [string, Wanted] {
  if (walker.plan.length === 0 && walker.pick([true, false])) {
    const ways = plansFor(walker, taken);
    if (ways.length > 0) walker.plan = [...walker.pick(ways)];
  }
  return walker.plan.shift() ?? choose(walker);
}

/** One step; rejects when the server and the charts disagree. */
export async function step(walker: Walker, taken: ReadonlySet<string>): Promise<string> {
  walker.portal.pass(1);
  const [name, wanted] = next(walker, taken);
  return settleStep(walker, JSON.stringify([name, wanted]), await acts[name]!(walker, wanted));
}

export function settleStep(walker: Walker, name: string, { refused, moves, must }: Done): string {
  const done = `${name}: ${refused ?? "ok"} ${moves.map(([line, , { type }]) => `${line} ${type}`).join()}`;
  if (must !== undefined && !must.includes(refused ?? "ok"))
    throw new Error(`${done}, not ${must.join(" or ")}`);
  if (refused === null) apply(walker, moves);
  if (refused === "notPossible" && moves.length > 0 && isAccepted(walker, moves))
    throw new Error(`${done}: the charts accept this`);
  if (refused === "serverError") throw new Error(done);
  return done;
}
