import { applicantActs } from "../acts/applicant-acts.ts";
import { caseActs } from "../acts/case-acts.ts";
import { check } from "./check.ts";
import { identityActs } from "../acts/identity-acts.ts";
import { deskActs } from "../acts/desk-acts.ts";
import { type Act, apply, type Done, type Walker, type Wanted } from "./walker.ts";

const acts: Readonly<Record<string, Act>> = {
  ...applicantActs,
  ...caseActs,
  ...deskActs,
  ...identityActs,
};

/** One step; rejects when the server and the charts disagree. */
export async function step(walker: Walker, name: string, wanted: Wanted = {}): Promise<void> {
  const began = performance.now();
  walker.portal.pass(1);
  settleStep(walker, await acts[name]!(walker, wanted));
  await check(walker);
  walker.recorder.time(walker.story.at(-1)!, performance.now() - began);
}

export function settleStep(walker: Walker, { says, refused, moves, must }: Done): void {
  const answer = refused ?? "ok";
  walker.story.push(refused === null ? says : `${says}: ${refused}`);
  if (!must.includes(answer))
    throw new Error(`expected the answer ${must.join(" or ")}, the server says ${answer}`);
  if (refused === null) apply(walker, moves);
}
