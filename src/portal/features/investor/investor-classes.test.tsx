import { expect, test } from "vitest";
import { investorClasses, withdrawInvestorClass } from "#contract/calls/investor.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import { entity, signIn } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const at = Date.UTC(2026, 10, 20, 4);
const standing = { region: "HK" as const, code: "totalAssets", since: at, withdrawn_at: null };
const button = "Withdraw: Hong Kong: professional investor";

test("an opt-in on the dashboard is withdrawn after a confirmation; the dialog shows a refusal", async () => {
  stopClock(at);
  signIn();
  server.always(investorClasses, () => [standing]);
  openScreen("/kyc/user");
  await comesTo(entity);
  await sees("button", button);
  await press(button);
  await sees("dialog", "Withdraw your professional investor status?");
  await seesText(/We will treat you as a retail investor in Hong Kong/);
  expect(await brokenRules()).toEqual([]);
  await press("Withdraw");
  server.refuse(withdrawInvestorClass, "overloaded");
  await sees("alert", refusals.overloaded.message.message ?? "");
  const withdrawn = [{ ...standing, withdrawn_at: at }];
  server.always(investorClasses, () => withdrawn);
  await press("Withdraw");
  server.answer(withdrawInvestorClass, withdrawn);
  await seesNo("button", button);
  await pass(1);
  expect(document.activeElement?.textContent).toEqual("Investor classes");
  await seesText("Withdrawn 20 November 2026, 12:00 HKT");
  expect(document.querySelector("[role=status]")?.textContent).toEqual(
    "Withdrawn 20 November 2026, 12:00 HKT",
  );
});
