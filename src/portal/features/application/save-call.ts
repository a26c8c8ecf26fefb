import type { BodyOf } from "#contract/calls/call.ts";
import { type Changes, saveKyc } from "#contract/calls/onboarding.ts";
import { servicesOf, type System } from "#portal/system/system.ts";
import type { AnswerStore, Stored } from "./answers.ts";

/** The idempotency key of the current answers; the same until they change. */
export function saveIdOf(answers: AnswerStore): string {
  const known = answers.getSnapshot().context.saveId;
  const saveId = known ?? crypto.randomUUID();
  if (known === null) answers.send({ type: "save.name", saveId });
  return saveId;
}

export const saveBody = ({ formId, base }: Stored, changes: Changes, saveId: string) => ({
  form_id: formId,
  revision: base.revision,
  changes,
  save_id: saveId,
});

type Submission = NonNullable<BodyOf<typeof saveKyc>["submit"]>;

/** Saves changes, with or without a submission, and updates the store. */
export async function save(
  system: System,
  answers: AnswerStore,
  changes: Changes,
  submit?: Submission,
) {
  const { context } = answers.getSnapshot();
  const body = { ...saveBody(context, changes, saveIdOf(answers)), ...(submit ? { submit } : {}) };
  const outcome = await servicesOf(system).api(saveKyc, { body, again: submit !== undefined });
  if (outcome.ok) {
    const { revision, merged } = outcome.data;
    const theirs = merged?.theirs ?? {};
    answers.send({ type: "answers.saved", revision, sent: changes, theirs });
  }
  return outcome;
}
