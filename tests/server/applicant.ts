import { randomUUID } from "node:crypto";
import type { BodyOf } from "#contract/calls/call.ts";
import { kycForm, saveKyc, type Changes } from "#contract/calls/onboarding.ts";
import { canonical, sha256 } from "#contract/canonical.ts";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { askedOf, type Flow } from "#contract/forms/pages.ts";
import type { StoredFile } from "#contract/questions/builders.ts";
import type { AllAnswers } from "#contract/questions/section.ts";
import { sampleAnswers } from "../sample.ts";
import { pdfOf } from "./pdf.ts";
import { given, type Member, send, today } from "./portal.ts";

export type SaveBody = BodyOf<typeof saveKyc>;
export type Submission = SaveBody & { submit: NonNullable<SaveBody["submit"]> };

/** Saves changes on a revision. */
export function save(
  { api, formId }: Pick<Member, "api" | "formId">,
  revision: number,
  changes: Changes,
  more: Partial<SaveBody> = {},
) {
  const body = { form_id: formId, revision, changes, restart: false, ...more };
  return api(saveKyc, { body: body as SaveBody });
}

/** The form as its browser loads it. */
export const load = async ({ api, formId }: Pick<Member, "api" | "formId">) =>
  given(await api(kycForm, { params: { id: formId } }));

/** Fills the whole sample in, documents included; gives what a submission then sends. */
export async function fillIn(member: Member, answers?: AllAnswers): Promise<Submission> {
  const files = new Map<string, StoredFile[]>();
  const slots: string[] = [];
  sampleAnswers(today, (slot) => {
    slots.push(slot);
    return [];
  });
  for (const slot of slots) {
    const { uid, name, size, type } = given(await send(member, pdfOf(1), { slot }));
    files.set(slot, [{ uid, name, size, type }]);
  }
  const whole = answers ?? sampleAnswers(today, (slot) => files.get(slot) ?? []);
  const { revision } = await load(member);
  given(await save(member, revision, whole));
  return submissionOf(member);
}

/** The body that hands in what is saved now. */
export async function submissionOf(
  member: Member,
  flow: Flow = institutional,
): Promise<Submission> {
  const form = await load(member);
  const seen = await sha256(canonical(askedOf(flow, form.answers)));
  return {
    form_id: member.formId,
    revision: form.revision,
    changes: {},
    restart: false,
    submit: { idempotency_key: randomUUID(), seen },
  };
}
