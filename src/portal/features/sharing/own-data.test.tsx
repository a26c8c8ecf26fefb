import { expect, test } from "vitest";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { ownDataTicket } from "#contract/calls/sharing/own-data.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText, type } from "#tests/support/screens/hand.ts";
import { entity, signIn } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const given = { ticket: "T".repeat(43), expires_in_seconds: 300 };
const button = "Download your data";

async function openDashboard(hasPassword: boolean) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(getPlatforms, () => ({ has_password: hasPassword, platforms: [] }));
  openScreen("/kyc/user");
  await comesTo(entity);
}

/** The address that the browser is told to save; nothing is loaded. */
const saved = () =>
  new Promise<string>((resolve) => {
    const hold = (event: MouseEvent) => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute("download")) return;
      event.preventDefault();
      document.removeEventListener("click", hold);
      resolve(link.getAttribute("href")!);
    };
    document.addEventListener("click", hold);
  });

test("the own data is downloaded after the password, and a wrong one is said in the dialog", async () => {
  await openDashboard(true);
  await press(button);
  await sees("dialog", button);
  expect(await brokenRules()).toEqual([]);
  await type("Current password", "Wrong-Password-1");
  await press("Download");
  await until(() => server.newest(ownDataTicket));
  server.refuse(ownDataTicket, "wrongPassword");
  await seesText(refusals.wrongPassword.message.message ?? "");
  await type("Current password", "Copper-Kettle-58");
  const link = saved();
  await press("Download");
  const { body } = await until(() => server.newest(ownDataTicket));
  expect(body).toEqual({ password: "Copper-Kettle-58" });
  server.answer(ownDataTicket, given);
  expect(await link).toBe(`/ins-kyc/v1/own-data/${given.ticket}`);
  await seesNo("dialog");
});

test("without a password it is downloaded at once, or a new login is asked for", async () => {
  await openDashboard(false);
  await press(button);
  await until(() => server.newest(ownDataTicket));
  server.refuse(ownDataTicket, "signInFirst");
  await seesText(refusals.signInFirst.message.message ?? "");
  const link = saved();
  await press(button);
  await until(() => server.newest(ownDataTicket));
  server.answer(ownDataTicket, given);
  expect(await link).toContain(given.ticket);
});
