import { expect, test } from "vitest";
import { lineOffers, type OfferReply } from "#contract/calls/dashboard.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import {
  dataSharing,
  enableDataSharing,
  type SharingReply,
} from "#contract/calls/sharing/data-sharing.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { sharingWording } from "#contract/sharing/wording.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import { entity, formId, signIn } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const at = Date.UTC(2026, 10, 20, 4);
const { version: wording } = sharingWording;
const question = "Use the answers and documents from your other applications?";
const left = [{ section: "acknowledgement", question: "truthful" }];
const offer: OfferReply = {
  line: "goldToken",
  flow: "institutional",
  given: 1,
  asked: 38,
  left,
  documents: 0,
  minutes: 5,
  shared: { given: 31, asked: 38, left },
};
const agreed: SharingReply = { enabled: true, since: at, by: "Ada Wong", wording };

async function openDashboard(offers: OfferReply[], sharing?: SharingReply) {
  stopClock(at);
  signIn();
  server.always(lineOffers, () => offers);
  if (sharing) server.always(dataSharing, () => sharing);
  openScreen("/kyc/user");
  await comesTo(entity);
}

const answers: [string, boolean][] = [
  ["Use my answers and documents", true],
  ["Start with an empty form", false],
];

test.each(answers)("a further line asks first: %s", async (answer, enabled) => {
  await openDashboard([offer]);
  await press(/^Apply/);
  await sees("dialog", question);
  await seesText("For Gold token, they answer 31 of 38 items.");
  expect(document.activeElement?.getAttribute("role")).toBe("dialog");
  expect(document.querySelectorAll("[role=dialog] input")).toHaveLength(0);
  expect(await brokenRules()).toEqual([]);
  await press(answer);
  const { body } = await until(() => server.newest(enableDataSharing));
  expect(body).toEqual({ enabled, wording });
  server.answer(enableDataSharing, { ...agreed, enabled });
  expect((await until(() => server.newest(openBiz))).body).toEqual({ line: "goldToken" });
});

test("the question can be closed, and nothing is sent", async () => {
  await openDashboard([offer]);
  await press(/^Apply/);
  await sees("dialog", question);
  await press("Close");
  await seesNo("dialog");
  expect(() => server.newest(enableDataSharing)).toThrow("enable-data-sharing");
  expect(() => server.newest(openBiz)).toThrow("open-biz");
});

test("a line for which nothing would be copied is opened without a question", async () => {
  await openDashboard([{ ...offer, shared: null }]);
  await press(/^Apply/);
  expect((await until(() => server.newest(openBiz))).body).toEqual({ line: "goldToken" });
  server.answer(openBiz, {
    opens: "application",
    form_id: formId,
    flow: "institutional",
    business_account_status: "Pending",
  });
});

test("the use of answers is stopped on the dashboard after a question that says what follows", async () => {
  await openDashboard([offer], agreed);
  await seesText("Chosen by Ada Wong, 20 November 2026, 12:00 HKT");
  await press("Stop using your answers");
  await sees("dialog", "Stop using your answers for further business lines?");
  await seesText(/What was already copied stays/);
  expect(await brokenRules()).toEqual([]);
  await press("Stop");
  expect((await until(() => server.newest(enableDataSharing))).body).toEqual({
    enabled: false,
    wording,
  });
  server.refuse(enableDataSharing, "overloaded");
  await sees("alert", refusals.overloaded.message.message ?? "");
  const stopped = { ...agreed, enabled: false };
  server.always(dataSharing, () => stopped);
  await press("Stop");
  server.answer(enableDataSharing, stopped);
  await seesNo("dialog");
  await pass(1);
  expect(document.activeElement?.textContent).toEqual("Your answers and documents");
  await seesText("Not used for further business lines");
});
