import type { InviteResult } from "@gatehouse/machines/accounts/collaborators";
import { expect } from "vitest";
import { delAssistant, getAssistants, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { server } from "../../../support/screens/border.ts";
import { stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, type } from "../../../support/screens/hand.ts";
import { entity, signIn } from "../../../support/screens/member.ts";
import { openScreen } from "../../../support/screens/screen.tsx";
import type { PathTable } from "../../../support/screens/walk.ts";
import { collaboratorsModel } from "../../models/accounts/collaborators.ts";

const start = Date.UTC(2026, 10, 20, 4);
const email = "ben@example.com";
const ben = {
  id: "7f3c9a52-3f6b-4f4c-8f0e-2f6f4f1c9a10",
  email,
  invited_at: start,
  seen_at: null,
};

async function openDashboard() {
  stopClock(start);
  signIn();
  server.always(getAssistants, () => [ben]);
  openScreen("/kyc/user");
  await comesTo(entity);
}

export const collaboratorsTable: PathTable = {
  model: collaboratorsModel,
  open: openDashboard,
  events: {
    "invite.open": () => press("Add a collaborator"),
    "invite.again": () => press("Send the invitation again"),
    "remove.ask": () => press(`Delete ${email}`),
    "remove.confirm": () => press("Delete"),
    "dialog.close": async () => {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    },
    "xstate.done.actor.inviteForm": async ({ output }) => {
      await type("Collaborator's work email", email);
      await press("Send invitation");
      const asked = await until(() => server.newest(sendAssistantEmail));
      expect(asked.body).toEqual({ email });
      const { result } = output as { result: InviteResult };
      if (result.kind === "invited") server.answer(sendAssistantEmail, {});
      else server.refuse(sendAssistantEmail, "alreadyInvited");
    },
    "xstate.done.actor.inviteAgain": async () => server.answer(sendAssistantEmail, {}),
    "xstate.done.actor.remove": async () => server.answer(delAssistant, {}),
  },
  states: {
    listing: async () => {
      await seesNo("dialog");
      await seesButton(`Delete ${email}`, true);
    },
    "inviting.filling": async () => {
      await sees("dialog", "Add a collaborator");
      await seesButton("Send invitation", true);
    },
    "inviting.known": async () => {
      await sees("dialog", `This email is already invited: ${email}.`);
      await seesButton("Send the invitation again", true);
    },
    "inviting.sendingAgain": async () => {
      const asked = await until(() => server.newest(sendAssistantEmail));
      expect(asked.body).toEqual({ email, again: true });
      await seesButton("Send the invitation again", false);
    },
    "removing.asking": async () => {
      await sees("dialog", `Delete ${email}?`);
      await seesButton("Delete", true);
    },
    "removing.sending": async () => {
      const asked = await until(() => server.newest(delAssistant));
      expect(asked.body).toEqual({ id: ben.id });
      await seesButton("Delete", false);
    },
  },
};
