import { collaborators, type InviteResult } from "@gatehouse/machines/collaborators/collaborators";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { inviteSection } from "#contract/forms/accounts/invite.ts";
import { type Services, servicesOf } from "#portal/system/system.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { callActor } from "#portal/actors/call.ts";
import { checked, formFor } from "#portal/form/forms.ts";

const reportInvited = ({ notify, reload }: Services): undefined => {
  notify("collaboratorAdded");
  reload();
};

const inviteForm = formFor(
  inviteSection,
  () => [],
  async (values, services) => {
    const email = String(values["email"]).trim();
    const known: InviteResult = { kind: "known", email };
    return checked(
      callOutcome(
        await services.api(sendAssistantEmail, { body: { email } }),
        (): InviteResult => {
          reportInvited(services);
          return { kind: "invited" };
        },
        { alreadyInvited: known },
      ),
    );
  },
);

/** Inviting and removing collaborators; afterwards the list is loaded again. */
export const wiredCollaborators = collaborators.provide({
  actors: {
    inviteForm: formOf(inviteForm),
    inviteAgainCall: callActor(async (body: { email: string }, { system }) => {
      const services = servicesOf(system);
      const again = { body: { ...body, again: true } };
      return callOutcome(await services.api(sendAssistantEmail, again), () =>
        reportInvited(services),
      );
    }),
    removeCall: callActor(async (body: { id: string }, { system }) => {
      const { api, notify, reload } = servicesOf(system);
      return callOutcome(await api(delAssistant, { body }), (): undefined => {
        notify("collaboratorRemoved");
        reload();
      });
    }),
  },
});
