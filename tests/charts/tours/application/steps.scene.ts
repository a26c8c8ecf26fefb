import { inject } from "vitest";
import { kycForm } from "#contract/calls/onboarding.ts";
import type { Locale } from "#contract/locales.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import type { Member } from "#tests/journeys/support/member.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

interface Toured {
  path: string;
  locale: Locale;
  member: () => Promise<Member>;
}

/** The steps in the rail of a form that the server holds until the walk lets it come. */
export const stepsTour = (table: ChartTable, { path, locale, member }: Toured) =>
  onTour<PageUi>(table, {
    open: async () => {
      const context = await visit({ baseUrl: inject("baseUrl"), locale, member: await member() });
      const page = await context.newPage();
      await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
      const wire = await Wire.of(context, [kycForm]);
      await page.goto(path);
      return new PageUi(page, wire, undefined, await spokenIn(locale));
    },
    events: {
      "step.show": (ui, event, before) =>
        before.matches("opening")
          ? ui.wire.pass(kycForm)
          : table.events["step.show"]!(ui, event, before),
    },
    states: { opening: (ui) => ui.sent(kycForm) },
  });
