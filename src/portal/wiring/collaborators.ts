import {
  type AgainOutcome,
  collaborators,
  type InviteResult,
  type RemoveOutcome,
} from "@gatehouse/machines/collaborators";
import { msg } from "@lingui/core/macro";
import { fromPromise } from "xstate";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { inviteSection } from "#contract/forms/invite.ts";
import { api } from "../api.ts";
import { answerWords, refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { adapted } from "./adapted.ts";
import { formFor } from "./forms.ts";
import { notify } from "./notices.ts";

const added = msg`Collaborator added and email sent`;
const deleted = msg`Deleted successfully`;

/** Inviting and removing; `changed` is told when the list is another. */
export function wiredCollaborators(changed: () => void) {
  const tell = (code: string, text: string) => {
    notify(code, "positive", text);
    changed();
  };
  const none = () => [];
  const inviteForm = formFor(inviteSection, none, async (values) => {
    const email = String(values["email"]).trim();
    const outcome = await api(sendAssistantEmail, { body: { email } });
    const known: InviteResult = { kind: "known", email };
    if (!outcome.ok && outcome.refusal === "alreadyInvited")
      return { kind: "accepted", result: known };
    if (!outcome.ok) return { kind: "rejected", refusal: refusalWords(outcome) };
    tell("collaboratorAdded", i18n._(added));
    const invited: InviteResult = { kind: "invited" };
    return { kind: "accepted", result: invited };
  });
  return collaborators.provide({
    actors: {
      inviteForm: adapted(inviteForm, {
        getInitialSnapshot: (scope: never) => inviteForm.getInitialSnapshot(scope, { values: {} }),
      }),
      inviteAgain: fromPromise<AgainOutcome, { email: string }>(async ({ input }) => {
        const outcome = await api(sendAssistantEmail, { body: { ...input, again: true } });
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        tell("collaboratorAdded", i18n._(added));
        return { kind: "sent" };
      }),
      remove: fromPromise<RemoveOutcome, { id: string }>(async ({ input }) => {
        const outcome = await api(delAssistant, { body: input });
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        tell("collaboratorRemoved", i18n._(deleted));
        return { kind: "removed" };
      }),
    },
  });
}
