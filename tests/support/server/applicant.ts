import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LineId } from "#contract/business-lines.ts";
import type { BodyOf } from "#contract/calls/call.ts";
import {
  kycForm,
  openBiz,
  saveKyc,
  showNumbers,
  type Changes,
} from "#contract/calls/onboarding.ts";
import { beginQuestionnaire } from "#contract/calls/questionnaires/questionnaires.ts";
import { enableDataSharing } from "#contract/calls/sharing/data-sharing.ts";
import { sharingWording } from "#contract/sharing/wording.ts";
import { canonical, sha256 } from "#contract/application/canonical.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf, type Flow } from "#contract/forms/flows/pages.ts";
import { unmaskedAnswers } from "#contract/questions/numbers/masked.ts";
import type { StoredFile } from "#contract/questions/builders/rows.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { type Character, generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { oneFile, sampleAnswers } from "#server/development/sample/sample-answers.ts";
import type { FilesOf } from "#server/development/sample/sample-people.ts";
import { newEmail, password } from "./credentials.ts";
import { dataOf } from "./outcome.ts";
import { type Member, type Portal, today } from "./portal.ts";
import { send } from "./upload.ts";
import { todayOf } from "#server/clock.ts";

export type SaveBody = BodyOf<typeof saveKyc>;
export type Submission = SaveBody & { submit: NonNullable<SaveBody["submit"]> };

/** The holder agrees to the use of answers for other business lines, or no longer. */
export async function shareData({ api }: Pick<Member, "api">, enabled = true) {
  const body = { enabled, wording: sharingWording.version };
  return dataOf(await api(enableDataSharing, { body }));
}

/** Saves changes on a revision. A restart is about the files as they are, where it names no others. */
export async function save(
  member: Pick<Member, "api" | "formId">,
  revision: number,
  changes: Changes,
  more: Partial<SaveBody> = {},
) {
  const asked = more.restart && !("files" in more) ? { files: (await load(member)).files } : {};
  const body = { form_id: member.formId, revision, changes, restart: false, ...asked, ...more };
  return member.api(saveKyc, { body });
}

/** A company of Hong Kong, which is asked for a business registration certificate too. */
export async function incorporateInHongKong(member: Pick<Member, "api" | "formId">) {
  const { revision } = await load(member);
  dataOf(await save(member, revision, { companyInformation: { incorporationPlace: "HK" } }));
}

/** The form as its browser loads it. */
export const load = async ({ api, formId }: Pick<Member, "api" | "formId">) =>
  dataOf(await api(kycForm, { params: { id: formId } }));

/** The same, with its whole numbers. */
export async function loadWhole(member: Pick<Member, "api" | "formId">) {
  const form = await load(member);
  const flow = flowOn(form.flow, form.rules_on);
  return { ...form, answers: await withNumbers(member, flow, form.answers) };
}

/** Answers with the whole numbers of this form. */
export async function withNumbers(
  { api, formId }: Pick<Member, "api" | "formId">,
  flow: Flow,
  answers: AllAnswers,
): Promise<AllAnswers> {
  const body = { form_id: formId, password };
  const { numbers } = dataOf(await api(showNumbers, { body }));
  return unmaskedAnswers(flow, answers, () => numbers);
}

/** Fills the whole sample in, documents included; gives what a submission then sends. */
export async function fillIn(
  member: Member,
  answers?: AllAnswers,
  day = today,
): Promise<Submission> {
  const files = new Map<string, StoredFile[]>();
  const slots: string[] = [];
  sampleAnswers(day, (slot) => {
    slots.push(slot);
    return [];
  });
  for (const slot of slots) {
    const { uid, name, size, type } = dataOf(await sendPicture(member, slot));
    files.set(slot, [{ uid, name, size, type }]);
  }
  const whole = answers ?? sampleAnswers(day, (slot) => files.get(slot) ?? []);
  const { revision } = await load(member);
  dataOf(await save(member, revision, whole));
  return submissionOf(member);
}

/** Answers everything that a flow asks of such an applicant, documents included; gives what a submission then sends. */
export async function fillFlow(
  member: Member,
  character: Character,
  day = today,
): Promise<Submission> {
  const form = await load(member);
  const flow = flowOn(form.flow, form.rules_on);
  const files = new Map<string, StoredFile[]>();
  const isGiven = (id: string) => flow.pages.some((page) => page.isGiven && page.section.id === id);
  const given = Object.entries(form.answers).filter(([id]) => isGiven(id));
  const whole = { ...character, given: { ...character.given, ...Object.fromEntries(given) } };
  const answersWith = (stored: FilesOf) => {
    const answers = Object.entries(generatedAnswers(flow, whole, day, stored));
    return Object.fromEntries(answers.filter(([id]) => !isGiven(id)));
  };
  answersWith((slot) => {
    files.set(slot, []);
    return oneFile(slot);
  });
  for (const slot of files.keys())
    files.set(slot, [storedAs(dataOf(await sendPicture(member, slot)))]);
  dataOf(
    await save(
      member,
      form.revision,
      answersWith((slot) => files.get(slot) ?? []),
    ),
  );
  return submissionOf(member);
}

/** A document that is inspected in no time; a PDF is inspected in a process of its own. */
export const picture = readFileSync(join(import.meta.dirname, "../../fixtures/picture.png"));

const sendPicture = (member: Member, slot: string) =>
  send(member, picture, { slot, name: "document.png" });

const storedAs = ({ uid, name, size, type }: StoredFile): StoredFile => ({ uid, name, size, type });

/** The body that submits what is saved now. */
export async function submissionOf(member: Member): Promise<Submission> {
  const form = await load(member);
  const flow = flowOn(form.flow, form.rules_on);
  const seen = await sha256(canonical(askedOf(flow, form.answers)));
  return {
    form_id: member.formId,
    revision: form.revision,
    changes: {},
    restart: false,
    submit: { idempotency_key: randomUUID(), seen },
  };
}

/** An applicant of this kind who has submitted an application. */
export async function appliedAs(
  portal: Portal,
  kind: string,
  line: LineId,
  more: object = {},
): Promise<Member> {
  const holder = await portal.member(newEmail(), kind === "individual" ? "individual" : undefined);
  await applyAs(portal, holder, kind, line, more);
  return holder;
}

/** Submits an application for this line. */
export async function applyAs(
  portal: Portal,
  holder: Member,
  kind: string,
  line: LineId,
  more: object = {},
): Promise<void> {
  const { form_id } = dataOf(await holder.api(openBiz, { body: { line } }));
  const given = { applicableAccount: { lines: [line] }, entryBoarding: { entityType: kind } };
  const body = await fillFlow(
    { ...holder, formId: form_id },
    { given: { ...given, ...more }, says: "no" },
    todayOf(portal.services.clock()),
  );
  dataOf(await holder.api(saveKyc, { body }));
}

/** The same person at the questionnaire. */
export async function begunQuestionnaire(member: Member): Promise<Member> {
  const { form_id } = dataOf(await member.api(beginQuestionnaire));
  return { ...member, formId: form_id };
}
