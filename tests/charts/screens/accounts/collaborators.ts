import type { InviteResult } from "@gatehouse/machines/collaborators/collaborators";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { collaboratorsModel } from "#models/collaborators/collaborators.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

const email = "ben@example.com";
const again = "Send the invitation again";

/** Inviting and removing collaborators, in the dialogs of the dashboard. */
export const collaboratorsTable: ChartTable = {
  model: collaboratorsModel,
  events: {
    "invite.open": (ui) => ui.press("Add a collaborator"),
    "invite.again": (ui) => ui.press(again),
    "remove.ask": (ui) => ui.press(`Delete ${ui.here(email)}`),
    "remove.confirm": (ui) => ui.press("Delete"),
    "dialog.close": (ui) => ui.escape(),
    "xstate.done.actor.inviteForm": async (ui, { output }) => {
      await ui.type("Collaborator's work email", ui.here(email));
      await ui.press("Send invitation");
      await ui.sent(sendAssistantEmail, { email: ui.here(email) });
      const { result } = output as { result: InviteResult };
      if (result.kind === "invited") await ui.answer(sendAssistantEmail, {});
      else await ui.refuse(sendAssistantEmail, "alreadyInvited");
    },
    "xstate.done.actor.inviteAgain": (ui) => ui.answer(sendAssistantEmail, {}),
    "xstate.done.actor.remove": (ui) => ui.answer(delAssistant, {}),
  },
  states: {
    listing: async (ui) => {
      await ui.seesNo("dialog");
      await ui.seesButton(`Delete ${ui.here(email)}`, true);
    },
    "inviting.filling": async (ui) => {
      await ui.sees("dialog", "Add a collaborator");
      await ui.seesButton("Send invitation", true);
    },
    "inviting.known": async (ui) => {
      await ui.sees("dialog", `This email is already invited: ${ui.here(email)}.`);
      await ui.seesButton(again, true);
    },
    "inviting.sendingAgain": async (ui) => {
      await ui.sent(sendAssistantEmail, { email: ui.here(email), again: true });
      await ui.seesButton(again, false);
    },
    "removing.asking": async (ui) => {
      await ui.sees("dialog", `Delete ${ui.here(email)}?`);
      await ui.seesButton("Delete", true);
    },
    "removing.sending": async (ui) => {
      await ui.sent(delAssistant);
      await ui.seesButton("Delete", false);
    },
  },
};
