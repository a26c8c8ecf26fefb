import {
  type AgainOutcome,
  collaborators,
  type InviteResult,
  type RemoveOutcome,
} from "@gatehouse/machines/collaborators";
import { fromPromise } from "xstate";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { inviteSection } from "#contract/forms/invite.ts";
import { type Services, servicesOf } from "../app/system.ts";
import { answerWords, refusalWords } from "../reactions.ts";
import { adapted } from "./adapted.ts";
import type { NoticeCode } from "../shell/notice-messages.ts";
import { formFor } from "./forms.ts";

/** Inviting and removing; `changed` is told when the list is another. */
export function wiredCollaborators(changed: () => void) {
  const tell = ({ notify }: Services, code: NoticeCode) => {
    notify(code);
    changed();
  };
  const none = () => [];
  const inviteForm = formFor(inviteSection, none, async (values, services) => {
    const email = String(values["email"]).trim();
    const outcome = await services.api(sendAssistantEmail, { body: { email } });
    const known: InviteResult = { kind: "known", email };
    if (!outcome.ok && outcome.refusal === "alreadyInvited")
      return { kind: "accepted", result: known };
    if (!outcome.ok) return { kind: "refusal", refusal: refusalWords(outcome) };
    tell(services, "collaboratorAdded");
    const invited: InviteResult = { kind: "invited" };
    return { kind: "accepted", result: invited };
  });
  return collaborators.provide({
    actors: {
      inviteForm: adapted(inviteForm, {
        getInitialSnapshot: (scope: never) => inviteForm.getInitialSnapshot(scope, { values: {} }),
      }),
      inviteAgain: fromPromise<AgainOutcome, { email: string }>(async ({ input, system }) => {
        const services = servicesOf(system);
        const outcome = await services.api(sendAssistantEmail, { body: { ...input, again: true } });
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        tell(services, "collaboratorAdded");
        return { kind: "sent" };
      }),
      remove: fromPromise<RemoveOutcome, { id: string }>(async ({ input, system }) => {
        const services = servicesOf(system);
        const outcome = await services.api(delAssistant, { body: input });
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        tell(services, "collaboratorRemoved");
        return { kind: "removed" };
      }),
    },
  });
}
