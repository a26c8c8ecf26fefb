import { collaborators, type InviteResult } from "@gatehouse/machines/accounts/collaborators";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { msg } from "@lingui/core/macro";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { inviteSection } from "#contract/forms/accounts/invite.ts";
import { api } from "#portal/app/api.ts";
import { callOutcome } from "#portal/app/refusals.ts";
import { i18n } from "#portal/app/i18n.ts";
import { callActor } from "#portal/actors/call.ts";
import { checked, formFor } from "#portal/form/forms.ts";
import { notify } from "../notifications/notices.ts";

/** Inviting and removing collaborators; `reload` loads the list again. */
export function wiredCollaborators(reload: () => void) {
  const reportInvited = (): undefined => {
    notify("collaboratorAdded", "positive", i18n._(msg`Collaborator added and email sent`));
    reload();
  };
  const inviteForm = formFor(
    inviteSection,
    () => [],
    async (values) => {
      const email = String(values["email"]).trim();
      const known: InviteResult = { kind: "known", email };
      return checked(
        callOutcome(
          await api(sendAssistantEmail, { body: { email } }),
          (): InviteResult => {
            reportInvited();
            return { kind: "invited" };
          },
          { alreadyInvited: known },
        ),
      );
    },
  );
  return collaborators.provide({
    actors: {
      inviteForm: formOf(inviteForm),
      inviteAgainCall: callActor(async (body: { email: string }) =>
        callOutcome(
          await api(sendAssistantEmail, { body: { ...body, again: true } }),
          reportInvited,
        ),
      ),
      removeCall: callActor(async (body: { id: string }) =>
        callOutcome(await api(delAssistant, { body }), (): undefined => {
          notify("collaboratorRemoved", "positive", i18n._(msg`Deleted successfully`));
          reload();
        }),
      ),
    },
  });
}
