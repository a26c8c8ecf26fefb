import { beforeAll, expect, test } from "vitest";
import { kycForm } from "#contract/calls/onboarding.ts";
import { i18n } from "#portal/app/i18n.ts";
import { server } from "../support/screens/border.ts";
import { stopClock } from "../support/screens/clock.ts";
import { comesTo, press, sees } from "../support/screens/hand.ts";
import { signIn, storedForm } from "../support/screens/member.ts";
import { leaveScreen, openScreen, prepareScreenWith } from "../support/screens/screen.tsx";
import { ofInstitution } from "../charts/screens/application/sections.model.ts";

const missing = new Set<string>();

beforeAll(async () => {
  await prepareScreenWith("login");
  i18n.on("missing", ({ id }) => missing.add(id));
});

test("the first page of an application has the messages it shows, those of a mistake too", async () => {
  try {
    stopClock(Date.UTC(2026, 10, 20, 4));
    signIn();
    sessionStorage.setItem("gatehouse.resumed", "1");
    server.always(kycForm, () => storedForm({}, { applicableAccount: {} }));
    openScreen("/kyc/verify?section=applicableAccount");
    await comesTo("Business lines applied for");
    await press("Next Page");
    await sees("alert", "Errors noted on the form. Please check and try again.");
    expect([...missing]).toEqual([]);
  } finally {
    leaveScreen();
  }
});

test("a later page that is opened first waits for the messages it shows", async () => {
  try {
    stopClock(Date.UTC(2026, 10, 20, 4));
    signIn();
    sessionStorage.setItem("gatehouse.resumed", "1");
    server.always(kycForm, () => storedForm({}, ofInstitution.answers));
    openScreen("/kyc/verify?section=acknowledgement");
    await comesTo("Check your answers");
    await sees("button", "Submit application");
    expect([...missing]).toEqual([]);
  } finally {
    leaveScreen();
  }
});
