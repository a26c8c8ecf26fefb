import { inject } from "vitest";
import { logout } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { leavingTable } from "#tests/charts/screens/sessions/session.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { beforeDocuments, Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-CN";

/** A person who signs out of a form on which something was just typed. */
async function open(): Promise<PageUi> {
  const baseUrl = inject("baseUrl");
  const member = await Member.at(baseUrl);
  await member.prepare(...beforeDocuments);
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [saveKyc, logout]);
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.goto("/kyc/verify?section=flatServices");
  const ui = new PageUi(page, wire, undefined, await spokenIn(locale));
  await ui.type("Bank name", "Harbour Bank");
  await ui.press("Sign Out");
  return ui;
}

/** Signing out of a form with something unsaved, before the real server. */
testTour(
  onTour<PageUi>(leavingTable, {
    open,
    events: {
      "xstate.done.actor.saveWork": ({ wire }, { output }) =>
        output === true ? wire.pass(saveKyc) : wire.refuse(saveKyc, "tooLarge"),
    },
  }),
);
