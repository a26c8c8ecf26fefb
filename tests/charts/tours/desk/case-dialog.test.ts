import { inject } from "vitest";
import { caseDialogTable } from "#tests/charts/screens/desk/case-dialog.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { review, signedInAtDesk } from "#tests/journeys/support/desk.ts";
import { prepared } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-CN";

/** A case that a person of the desk has claimed. */
async function open(): Promise<PageUi> {
  const { member } = await prepared("otcHongKong", "individual");
  await member.submit();
  const reviewer = await signedInAtDesk("Uma", "reviewer");
  await review(reviewer, member.formId);
  const context = await visit({
    baseUrl: inject("baseUrl"),
    locale,
    width: 1440,
    member: reviewer,
  });
  const page = await context.newPage();
  await page.goto(`/desk/case/${member.formId}`);
  return new PageUi(page, await Wire.of(context, []), undefined, await spokenIn(locale));
}

/** The dialogs over a case, before the real server. */
testTour(onTour<PageUi>(caseDialogTable, { open }));
