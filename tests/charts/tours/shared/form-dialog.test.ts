import { inject } from "vitest";
import { changePassword } from "#contract/calls/security.ts";
import { formDialogTable, sendPassword } from "#tests/charts/screens/shared/form-dialog.ts";
import { password } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-TW";

class Scene extends PageUi {
  /** The password of the account as it is. */
  password = password;
}

async function open(): Promise<Scene> {
  const baseUrl = inject("baseUrl");
  const context = await visit({ baseUrl, locale, member: await Member.at(baseUrl) });
  const wire = await Wire.of(context, [changePassword]);
  const page = await context.newPage();
  await page.goto("/kyc/user");
  return new Scene(page, wire, undefined, await spokenIn(locale));
}

/** The dialog that changes the password, before the real server. */
testTour(
  onTour<Scene>(formDialogTable, {
    open,
    events: {
      "xstate.done.actor.form": async (scene) => {
        const next = `${scene.password}x`;
        await sendPassword(scene, scene.password, next);
        await scene.wire.pass(changePassword);
        scene.password = next;
      },
    },
  }),
);
