import type { Page } from "playwright";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { newJumioLink } from "#contract/calls/identity/identity.ts";
import { type CheckOutcome, checkOutcomes } from "#contract/identity/check-states.ts";
import { limits } from "#contract/limits.ts";
import { settleUnderWay } from "#server/identity/settle-under-way.ts";
import { choose } from "#server/vendors/sandbox.ts";
import { invitations } from "#server/http/rate-limits.ts";
import { comeInvited } from "#tests/support/server/invited.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { deskActs } from "#tests/model/acts/desk-acts.ts";
import {
  countSince,
  isUsable,
  openNewest,
  report,
  stateOf,
} from "#tests/model/acts/identity-acts.ts";
import { isNamed, people } from "#tests/model/walk/walker.ts";
import { done, followClock, type Gesture, lookAway, type Stage, takeSessions } from "./stage.ts";

const day = 86_400;

const isChecking = ({ related }: Stage) => related !== null && stateOf(related) === "underWay";

/** From the page of the mail to that of the vendor. */
async function toVendor(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: "Continue on this device" })
    .filter({ visible: true })
    .click();
  await page
    .getByRole("button", { name: /^(Start the check|Try again|Continue the check)$/ })
    .click();
  await page.waitForURL("**/sandbox/identity/**");
}

const beginCheck: Gesture = {
  often: 6,
  fits(stage) {
    const { related } = stage;
    if (!related || !isUsable(stage, related) || stateOf(related) === "verified") return false;
    return isChecking(stage) || countSince(related.begun, day, stage) < limits.checksADay;
  },
  async act(stage) {
    const { related, pages, portal } = stage;
    const isNew = !isChecking(stage);
    await toVendor(pages.related!);
    related!.vendorPage = pages.related!.url();
    if (isNew) related!.begun.push(portal.services.clock().getTime());
    report(related!, stage, "check.underWay");
    return done(`${people.related} ${isNew ? "begins" : "goes on with"} the check of her identity`);
  },
};

/** What the vendor says of the check, at its page or to the server alone. */
const checkEnds = (
  often: number,
  how: string,
  tell: (stage: Stage, outcome: CheckOutcome) => Promise<unknown>,
): Gesture => ({
  often,
  fits: (stage) => isChecking(stage) && isUsable(stage, stage.related!),
  async act(stage) {
    const related = stage.related!;
    const outcome = stage.pick(["verified", "verified", ...checkOutcomes] as const);
    await tell(stage, outcome);
    related.vendorPage = "";
    report(related, stage, `check.${outcome}`);
    return done(`The vendor says of the check: ${outcome}, ${how}`);
  },
});

const comesBack = checkEnds(6, "and she comes back", async ({ pages, related }, outcome) => {
  const page = pages.related!;
  await page.goto(related!.vendorPage);
  await page.locator(`button[value="${outcome}"]`).click();
  await page.waitForURL("**/kyc/zoloz**");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

const serverAsks = checkEnds(
  3,
  "and the server asks for it",
  async ({ portal, related }, outcome) => {
    const { services } = portal;
    const transaction = new URL(related!.vendorPage).pathname.split("/").at(-1)!;
    await choose(services.db, transaction, outcome, services.clock());
    await settleUnderWay(services, portal.jobs);
  },
);

const sendLink: Gesture = {
  often: 1,
  fits(stage) {
    const { related } = stage;
    if (!related || !isNamed(stage) || stateOf(related) === "verified") return false;
    const { most, windowSeconds } = invitations.toAddress;
    return countSince(related.sent, windowSeconds, stage) < most;
  },
  async act(stage) {
    const related = stage.related!;
    const page = stage.pages.holder!;
    const sent = page.waitForResponse((response) => response.url().includes(newJumioLink.path));
    await page.getByRole("button", { name: `Send again: ${related.name}`, exact: true }).click();
    await (await sent).finished();
    report(related, stage, "link.expired");
    await openNewest(stage, related);
    return done(`${people.holder} sends the director another link`);
  },
};

/** Every session has ended then; everyone signs in again, the collaborator by a new invitation. */
const time: Gesture = {
  often: 1,
  fits: () => true,
  async act(stage) {
    const { portal, helper, member } = stage;
    await lookAway(stage);
    const passed = await deskActs["time"]!(stage, {});
    dataOf(await member.api(sendAssistantEmail, { body: { email: helper.email, again: true } }));
    await comeInvited(portal, helper, helper.email);
    await followClock(stage);
    await takeSessions(stage);
    return passed;
  },
};

/** A director, the vendor, and the clock. */
export const otherGestures: Readonly<Record<string, Gesture>> = {
  beginCheck,
  comesBack,
  serverAsks,
  sendLink,
  time,
};
