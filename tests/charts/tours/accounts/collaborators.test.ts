import type { InviteResult } from "@gatehouse/machines/accounts/collaborators";
import type { Browser, Page } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { collaboratorsModel } from "../../models/accounts/collaborators.ts";
import { someone } from "../../../journeys/support/applicant.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { given, Member } from "../../../journeys/support/member.ts";
import { press, sees, seesButton, type } from "../kit/sight.ts";
import { testTour, type TourTable } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

interface Scene {
  page: Page;
  wire: Wire;
  /** Whom the account has invited; the last of them is spoken of. */
  invited: string[];
}

const invite = "Send the invitation again";
const latest = ({ invited }: Scene) => invited.at(-1)!;

/** The dashboard of a holder who has invited two. */
async function open(browser: Browser): Promise<Scene> {
  const baseUrl = inject("baseUrl");
  const member = await Member.at(baseUrl);
  const invited = [someone(), someone()];
  for (const email of invited) given(await member.api(sendAssistantEmail, { body: { email } }));
  const context = await visit(browser, { baseUrl, member });
  const wire = await Wire.of(context, [sendAssistantEmail, delAssistant]);
  const page = await context.newPage();
  await page.goto("/kyc/user");
  return { page, wire, invited };
}

async function sendInvitation({ output }: AnyEvent, scene: Scene) {
  const { result } = output as { result: InviteResult };
  if (result.kind === "invited") scene.invited.push(someone());
  await type(scene.page, "Collaborator's work email", latest(scene));
  await press(scene.page, "Send invitation");
  await scene.wire.pass(sendAssistantEmail);
}

async function remove(scene: Scene) {
  await scene.wire.pass(delAssistant);
  scene.invited.pop();
}

/** What is under way is done all the same. */
async function close(_: AnyEvent, scene: Scene, before: AnyMachineSnapshot) {
  await scene.page.keyboard.press("Escape");
  if (before.matches({ inviting: "sendingAgain" })) await scene.wire.pass(sendAssistantEmail);
  if (before.matches({ removing: "sending" })) await remove(scene);
}

/** Inviting and removing collaborators. */
const collaboratorsTour = (browser: () => Browser): TourTable<Scene> => ({
  model: collaboratorsModel,
  steps: 60,
  open: () => open(browser()),
  events: {
    "invite.open": (_, { page }) => press(page, "Add a collaborator"),
    "invite.again": (_, { page }) => press(page, invite),
    "remove.ask": (_, scene) => press(scene.page, `Delete ${latest(scene)}`),
    "remove.confirm": (_, { page }) => press(page, "Delete"),
    "dialog.close": close,
    "xstate.done.actor.inviteForm": sendInvitation,
    "xstate.done.actor.inviteAgain": (_, { wire }) => wire.pass(sendAssistantEmail),
    "xstate.done.actor.remove": (_, scene) => remove(scene),
  },
  states: {
    listing: async (_, scene) => {
      await scene.page.getByRole("dialog").waitFor({ state: "detached" });
      await seesButton(scene.page, `Delete ${latest(scene)}`, true);
    },
    "inviting.filling": async (_, { page }) => {
      await sees(page, "dialog", "Add a collaborator");
      await seesButton(page, "Send invitation", true);
    },
    "inviting.known": async (_, scene) => {
      await sees(scene.page, "dialog", `This email is already invited: ${latest(scene)}.`);
      await seesButton(scene.page, invite, true);
    },
    "inviting.sendingAgain": async (_, { page, wire }) => {
      await wire.sent(sendAssistantEmail);
      await seesButton(page, invite, false);
    },
    "removing.asking": async (_, scene) => {
      await sees(scene.page, "dialog", `Delete ${latest(scene)}?`);
      await seesButton(scene.page, "Delete", true);
    },
    "removing.sending": async (_, { page, wire }) => {
      await wire.sent(delAssistant);
      await seesButton(page, "Delete", false);
    },
  },
  beyond: {},
});

testTour(collaboratorsTour);
