import { inject } from "vitest";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import { revocationTable } from "#tests/charts/screens/accounts/revocation.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { atPlatform, connect, linkFor, madeBy } from "#tests/journeys/support/platform.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-CN";
const provider = "Demo Exchange";

/** Each connected account has a button of the same name. */
const say = await spokenIn(locale);
const disconnect = ({ page }: PageUi) =>
  page.getByRole("button", { name: say(`Disconnect ${provider}`, "whole") });

/** The dashboard of a holder with two connected accounts, of which the walk disconnects one. */
async function open(): Promise<PageUi> {
  const baseUrl = inject("baseUrl");
  const member = await madeBy(await linkFor(atPlatform()));
  await connect(await linkFor(atPlatform()), member);
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [unbindPlatform]);
  const page = await context.newPage();
  await page.goto("/kyc/user");
  return new PageUi(page, wire, () => provider, say);
}

/** Disconnecting a platform's account, before the real server. */
testTour(
  onTour<PageUi>(revocationTable, {
    open,
    events: { "revocation.ask": (ui) => disconnect(ui).first().click() },
    states: {
      listing: async (ui) => {
        await ui.seesNo("dialog");
        await disconnect(ui).nth(1).waitFor();
      },
    },
  }),
);
