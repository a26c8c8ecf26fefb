import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskFinishSetUp, deskSetUp } from "#contract/calls/desk-people.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { comesTo, press, seesText, type } from "#tests/support/screens/hand.ts";

testAtDesk();

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const picture = { size: 21, path: "M2 2h1v1h-1z" };
const password = "Copper-Kettle-58";

test("a person sets password and second factor by the link, and gets recovery codes", async () => {
  openDesk("/desk/set-up#one-time");
  await until(() => expect(server.newest(deskSetUp).body).toEqual({ token: "one-time" }));
  server.answer(deskSetUp, { name: "Nia", email: "nia@x.example", secret, picture });
  await comesTo("Set up your access");
  await seesText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
  expect(await brokenRules()).toEqual([]);
  await press("Finish");
  await seesText("Enter the 6 digits that the app shows.");
  await seesText("Choose a password that meets the rules above.");
  await type("Code from the app", "123 456");
  await type("New password", password);
  await press("Finish");
  await until(() =>
    expect(server.newest(deskFinishSetUp).body).toEqual({
      token: "one-time",
      password,
      code: "123 456",
    }),
  );
  server.refuse(deskFinishSetUp, "codeMismatch");
  await until(() => expect(page.getByRole("alert").elements()).toHaveLength(1));
  await press("Finish");
  await until(() => server.newest(deskFinishSetUp));
  server.answer(deskFinishSetUp, { recovery: ["AAAA-BBBB", "CCCC-DDDD"] });
  await comesTo("Save your recovery codes");
  await seesText("CCCC-DDDD");
  expect(await brokenRules()).toEqual([]);
});

test("a link that has ended says so", async () => {
  openDesk("/desk/set-up#used");
  await until(() => server.newest(deskSetUp));
  server.refuse(deskSetUp, "setUpEnded");
  await comesTo("Your access cannot be set up");
  await seesText("This link has expired or has been used. Ask an administrator for a new one.");
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
});
