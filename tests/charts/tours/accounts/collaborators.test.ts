import type { InviteResult } from "@gatehouse/machines/collaborators/collaborators";
import { inject } from "vitest";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { collaboratorsTable } from "#tests/charts/screens/accounts/collaborators.ts";
import { someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-CN";
const say = await spokenIn(locale);

class Scene extends PageUi {
  /** The invited addresses; the last one is used. */
  readonly invited = [someone(), someone()];
  override here = () => this.invited.at(-1)!;

  /** Its row goes, which moves the button below it. */
  async remove() {
    const removed = this.page.getByRole("listitem").filter({ hasText: this.invited.pop()! });
    await this.wire.pass(delAssistant);
    await removed.waitFor({ state: "detached" });
  }
}

/** The dashboard of a holder who has invited two. */
async function open(): Promise<Scene> {
  const baseUrl = inject("baseUrl");
  const member = await Member.at(baseUrl);
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [sendAssistantEmail, delAssistant]);
  const scene = new Scene(await context.newPage(), wire).speaking(say);
  for (const email of scene.invited)
    given(await member.api(sendAssistantEmail, { body: { email } }));
  await scene.page.goto("/kyc/user");
  return scene;
}

testTour(
  onTour<Scene>(collaboratorsTable, {
    open: () => open(),
    events: {
      // What is under way is done all the same.
      "dialog.close": async (scene, _, before) => {
        await scene.escape();
        if (before.matches({ inviting: "sendingAgain" })) await scene.wire.pass(sendAssistantEmail);
        if (before.matches({ removing: "sending" })) await scene.remove();
      },
      "xstate.done.actor.inviteForm": async (scene, { output }) => {
        const { result } = output as { result: InviteResult };
        if (result.kind === "invited") scene.invited.push(someone());
        await scene.type("Collaborator's work email", scene.here());
        await scene.press("Send invitation");
        await scene.wire.pass(sendAssistantEmail);
      },
      "xstate.done.actor.remove": (scene) => scene.remove(),
    },
  }),
);
