import { draft, type DraftEvent, type SaveOutcome } from "@gatehouse/machines/application/draft";
import { fromCallback, fromPromise, waitFor } from "xstate";
import type * as v from "valibot";
import type { conflictReply } from "#contract/calls/onboarding.ts";
import type { Refused } from "#portal/system/api.ts";
import { endOf } from "#portal/system/reactions.ts";
import { refusalOf } from "#portal/system/refusals.ts";
import { actorIn, type System } from "#portal/system/system.ts";
import type { AnswerStore } from "./answers.ts";
import { canonical } from "#contract/application/canonical.ts";
import { isPending, pendingOf } from "./pending.ts";
import { applicationActorIn } from "./application-system.ts";
import { networkEvents } from "#portal/actors/network.ts";
import { save } from "./save-call.ts";

/** Save and submission wait for each other: one request at a time changes an application. */
const saveDraft = fromPromise<SaveOutcome, AnswerStore>(async ({ input: answers, system }) => {
  const sections = applicationActorIn(system, "sections");
  if (sections) await waitFor(sections, (snapshot) => !snapshot.matches("submitting"));
  const changes = pendingOf(answers.getSnapshot().context);
  if (Object.keys(changes).length === 0) return { kind: "saved", at: null };
  const outcome = await save(system, answers, changes);
  return outcome.ok ? { kind: "saved", at: outcome.data.saved_at } : unsaved(outcome);
});

/** Maps a failed save to its outcome; throws if the server did not answer. */
function unsaved(refused: Refused): SaveOutcome {
  if (refused.refusal === "revisionConflict") {
    const { by, fields, revision, theirs } = refused.data as v.InferOutput<typeof conflictReply>;
    return { kind: "conflict", conflict: { by, fields, revision, theirs } };
  }
  if (endOf(refused) !== undefined) return { kind: "expired" };
  if (refused.refusal === "offline") return { kind: "offline" };
  if (refused.status >= 500) throw new Error(refused.refusal);
  return { kind: "rejected", refusal: refusalOf(refused) };
}

/** Saves what is pending, and what is typed meanwhile; gives whether the server has all of it. */
export async function isSaved(system: System, answers: AnswerStore): Promise<boolean> {
  const draft = applicationActorIn(system, "draft");
  if (!draft) return true;
  draft.send({ type: "draft.save" });
  const rested = await waitFor(
    draft,
    (snapshot) => !snapshot.hasTag("busy") && !snapshot.matches("pending"),
  );
  if (!rested.hasTag("settled")) return false;
  return isPending(answers.getSnapshot().context) ? isSaved(system, answers) : true;
}

const furtherEdits = fromCallback<DraftEvent, AnswerStore>(({ input: answers, sendBack }) => {
  // What other people saved changes the answers too, and is no edit.
  const edits = answers.select(({ context }) => canonical(pendingOf(context)));
  const watch = edits.subscribe(() => sendBack({ type: "draft.edit" }));
  return () => watch.unsubscribe();
});

const unsavedEdits = fromCallback<DraftEvent, AnswerStore>((scope) => {
  const { input: answers, sendBack } = scope;
  const report = () => {
    if (isPending(answers.getSnapshot().context)) sendBack({ type: "draft.edit" });
  };
  report();
  // What other people saved changes the answers too, and leaves nothing to save.
  const watch = answers.select(({ context }) => context.answers).subscribe(report);
  return () => watch.unsubscribe();
});

const session = fromCallback<DraftEvent>(({ sendBack, system }) => {
  const actor = actorIn(system, "session");
  const report = () => {
    if (actor.getSnapshot().matches("member")) sendBack({ type: "session.back" });
  };
  report();
  const watch = actor.subscribe(report);
  return () => watch.unsubscribe();
});

export const savedDraft = draft.provide({
  actors: {
    save: saveDraft,
    network: networkEvents<DraftEvent>(),
    session,
    furtherEdits,
    unsavedEdits,
  },
});
