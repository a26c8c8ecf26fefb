import { inject } from "vitest";
import { caseDialogTable } from "../../screens/desk/case-dialog.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { review, signedInAtDesk } from "../../../journeys/support/desk.ts";
import { prepared } from "../../../journeys/support/member.ts";
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
