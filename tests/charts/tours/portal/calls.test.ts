import { inject } from "vitest";
import { endSessions } from "#contract/calls/security.ts";
import { callsTable } from "#tests/charts/screens/portal/calls.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-CN";
const say = await spokenIn(locale);

const endings = ({ page }: PageUi) =>
  page.getByRole("button", { name: say("Unknown device", "part") });

/** The dashboard of a person who is signed in on other devices too. */
async function open(): Promise<PageUi> {
  const member = await Member.at(baseUrl);
  const context = await visit({ baseUrl, locale, member });
  for (let devices = 0; devices < 3; devices += 1) await new Member(baseUrl, member.email).logIn();
  const wire = await Wire.of(context, [endSessions]);
  const page = await context.newPage();
  await page.goto("/kyc/user");
  const ui = new PageUi(page, wire, undefined, say);
  await endings(ui).nth(2).waitFor();
  return ui;
}

/** The bar over the page while calls are under way, before the real server. */
testTour(
  onTour<PageUi>(callsTable, {
    open,
    events: {
      "call.start": (ui, _, { context }) => endings(ui).nth(context.count).click(),
      "call.end": async ({ wire }) => {
        const newest = await wire.sent(endSessions);
        await wire.pass(endSessions, (request) => request === newest);
      },
    },
  }),
);
