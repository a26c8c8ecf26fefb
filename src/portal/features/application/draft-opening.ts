import {
  draftOpening,
  type LookOutcome,
  type RestartResult,
} from "@gatehouse/machines/application/draft-opening";
import { fromPromise } from "xstate";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { actorIn, servicesOf, type System } from "#portal/system/system.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import type { AnswerStore } from "./answers.ts";
import { callActor } from "#portal/actors/call.ts";
import { openTabJournals } from "#portal/actors/tab-journals.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { loadChecks, loadQuestions, needsChecks } from "./flow-parts.ts";
import { saveBody, saveIdOf } from "./save-call.ts";
import { recallUnsaved } from "./unsaved.ts";

interface Input {
  answers: AnswerStore;
}

const look = fromPromise<LookOutcome, Input>(async ({ input: { answers }, system }) => {
  const { api } = servicesOf(system);
  const id = answers.getSnapshot().context.formId || (await formIdFor(system, answers));
  if (id === null) return { kind: "elsewhere" };
  const loaded = await api(kycForm, { params: { id } });
  if (!loaded.ok) throw new Error(loaded.refusal);
  const form = loaded.data;
  const tab = actorIn(system, "tab").getSnapshot().input!;
  const copy = await openTabJournals(api, form.form_id, tab);
  const unsaved = copy && !form.locked ? await recallUnsaved(copy, form.save_ids) : undefined;
  if (unsaved || Object.keys(form.answers).length > 0) await loadQuestions(answers);
  answers.send({ type: "form.load", form, copy, unsaved });
  const stored = answers.getSnapshot().context;
  if (Object.keys(stored.answers).some((section) => needsChecks(stored.flow, section)))
    await loadChecks(answers);
  if (form.submission) return { kind: "submitted" };
  const isBlank = Object.keys(stored.answers).length === 0;
  if (form.saved_at === null || isBlank) return { kind: "none" };
  return { kind: "found", savedAt: form.saved_at, by: form.saved_by || null };
});

/** Null where the account has no application of this flow: the page of its own then replaces this one. */
async function formIdFor(system: System, answers: AnswerStore): Promise<string | null> {
  const { flowId, formAsked } = answers.getSnapshot().context;
  const info = await servicesOf(system).api(insInfo);
  if (!info.ok) throw new Error(info.refusal);
  const ofFlow = info.data.applications.filter(({ flow }) => flow === flowId);
  const chosen = ofFlow.find(({ form_id }) => form_id === formAsked) ?? ofFlow[0];
  if (chosen) return chosen.form_id;
  const [newest] = info.data.applications;
  servicesOf(system).lead(newest ? pathOf[newest.flow] : "/kyc/user");
  return null;
}

/** Starts again by the rules of the server's day, which can be later than the page's. */
const restartCall = callActor(async ({ answers }: Input, { system }) => {
  const stored = answers.getSnapshot().context;
  const asked = { restart: true, files: stored.filesAsked };
  const body = { ...saveBody(stored, {}, saveIdOf(answers)), ...asked };
  const outcome = await servicesOf(system).api(saveKyc, { body });
  if (outcome.ok) {
    const { revision, rules_on: today = answers.getSnapshot().context.today } = outcome.data;
    answers.send({ type: "answers.clear", revision, today });
    const { copy } = answers.getSnapshot().context;
    if (copy) [copy.own, ...copy.left].forEach((journal) => journal.clear());
  }
  const changed: RestartResult = { kind: "changed" };
  return callOutcome(outcome, (): RestartResult => ({ kind: "restarted" }), {
    revisionConflict: changed,
  });
});

export const openedDraft = draftOpening.provide({ actors: { look, restartCall } });
