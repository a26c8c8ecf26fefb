import { inject } from "vitest";
import { deskLogout } from "#contract/calls/desk-session.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { signedInAtDesk } from "#tests/journeys/support/desk.ts";
import { callTable } from "#tests/charts/screens/shared/call.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-CN";

async function open(): Promise<PageUi> {
  const member = await signedInAtDesk("Ida", "reviewer");
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [deskLogout]);
  const page = await context.newPage();
  const ui = new PageUi(page, wire, undefined, await spokenIn(locale));
  await page.goto("/desk");
  await ui.press("Sign out");
  return ui;
}

/** Signing out of the desk, before the real server. */
testTour(onTour<PageUi>(callTable, { open }));
