import { deskCase } from "#contract/calls/desk-case.ts";
import * as work from "#contract/calls/desk-work.ts";
import type { BodyOf } from "#contract/calls/call.ts";
import { additionalFiles, documentRequest } from "#contract/calls/requests.ts";
import { type Applicant, sendSample, type Stage } from "./applicant.ts";
import type { DeskPeople, PersonName } from "./desk-people.ts";
import { todayOf } from "../../clock.ts";

/** What is on stage while one case is played. */
export interface Scene extends Stage {
  people: DeskPeople;
  applicant: Applicant;
}

type Decision = BodyOf<typeof work.deskDecision>;

const paramsOf = ({ applicant }: Scene) => ({ params: { id: applicant.formId } });

async function seenBy(scene: Scene, name: PersonName) {
  const browser = await scene.people[name].browser();
  return { browser, seen: await browser.call(deskCase, paramsOf(scene)) };
}

/** Rae takes the case and accepts its documents; `rejected` of them, the first ones, she rejects. */
export async function review(scene: Scene, rejected = 0): Promise<void> {
  const { browser, seen } = await seenBy(scene, "rae");
  await browser.call(work.deskClaim, paramsOf(scene));
  const rows = seen.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  for (const { target, value } of rows.slice(0, 6)) {
    const body = {
      kind: "answer",
      target,
      value,
      verdict: "verified",
      source: "document",
    } as const;
    await browser.call(work.deskVerdict, { ...paramsOf(scene), body });
  }
  for (const [at, { uid, sha256, verdict }] of seen.files.entries()) {
    if (verdict && at >= rejected) continue;
    const judged = { kind: "document", target: uid, value: sha256 } as const;
    const bad = {
      verdict: "rejected",
      reason: "unreadable",
      note: "Blurred in the middle.",
    } as const;
    const body = { ...judged, ...(at < rejected ? bad : { verdict: "accepted" as const }) };
    await browser.call(work.deskVerdict, { ...paramsOf(scene), body });
  }
}

/** Rae asks again for the documents she rejected. */
export async function request(scene: Scene, dueInDays: number): Promise<void> {
  await review(scene, 2);
  const { browser, seen } = await seenBy(scene, "rae");
  const bad = seen.files.filter(({ verdict }) => verdict?.verdict === "rejected");
  const due = new Date(scene.services.clock().getTime() + dueInDays * 86_400_000);
  const body = {
    lines: seen.lines.map(({ line }) => line),
    due_on: todayOf(due),
    public_text: "Please send the following documents again.",
    snapshot: seen.snapshot,
    items: bad.map(({ uid, slot }) => ({
      slot,
      rejected_uid: uid,
      reason: "unreadable" as const,
      public_text: "We cannot read this document. Please send a sharper copy.",
    })),
  };
  await browser.call(work.deskRequest, { ...paramsOf(scene), body });
}

export async function answer({ applicant }: Scene): Promise<void> {
  const { browser, formId } = applicant;
  const { items } = await browser.call(documentRequest, { params: { id: formId } });
  for (const { slot, asks } of items) await sendSample(applicant, slot, asks.split(".")[0]!, "2");
  await browser.call(additionalFiles, { body: { form_id: formId } });
}

/** One person acts on the decision of every line that allows it now. */
export async function decide(
  scene: Scene,
  name: PersonName,
  act: Decision["act"],
  given: Partial<Decision> = {},
): Promise<void> {
  const { seen } = await seenBy(scene, name);
  for (const { line } of seen.lines.filter(({ acts }) => acts.includes(act))) {
    const { browser, seen: now } = await seenBy(scene, name);
    const body = { line, act, snapshot: now.snapshot, ...given };
    await browser.call(work.deskDecision, { ...paramsOf(scene), body });
  }
}

/** Of two people, and of senior management where the risk is high. */
export async function approve(scene: Scene): Promise<void> {
  await review(scene);
  await decide(scene, "rae", "propose", { outcome: "approve" });
  await decide(scene, "sam", "endorse");
  await decide(scene, "ana", "confirm");
}

export async function onAccount(scene: Scene, act: "activate"): Promise<void> {
  const browser = await handToAna(scene);
  for (const line of scene.applicant.lines)
    await browser.call(work.deskAccount, { ...paramsOf(scene), body: { line, act } });
}

/** Rae gives the case to Ana. */
export async function handToAna(scene: Scene) {
  const rae = await scene.people.rae.browser();
  await rae.call(work.deskRelease, paramsOf(scene));
  const ana = await scene.people.ana.browser();
  await ana.call(work.deskClaim, paramsOf(scene));
  return ana;
}
