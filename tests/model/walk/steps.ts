import { applicantActs } from "../acts/applicant-acts.ts";
import { caseActs } from "../acts/case-acts.ts";
import { check } from "./check.ts";
import { identityActs } from "../acts/identity-acts.ts";
import { questionnaireActs } from "../acts/questionnaire-acts.ts";
import { deskActs } from "../acts/desk-acts.ts";
import { type Act, apply, type Done, pickerOf, type Step, type Walker } from "./walker.ts";

const acts: Readonly<Record<string, Act>> = {
  ...applicantActs,
  ...caseActs,
  ...deskActs,
  ...identityActs,
  ...questionnaireActs,
};

/** One step; rejects when the server and the charts disagree. */
export async function takeStep(walker: Walker, step: Step): Promise<void> {
  const began = performance.now();
  walker.portal.pass(1);
  walker.steps.push(step);
  walker.pick = pickerOf(step.seed);
  settleStep(walker, await acts[step.name]!(walker, step.wanted));
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
