import { beforeAll, expect, test } from "vitest";
import { noticesActor, notify } from "#portal/wiring/notices.ts";
import { pass, stopClock } from "./kit/clock.ts";
import { press, sees, seesNo } from "./kit/hand.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";

beforeAll(prepareScreen);

test("a message can be closed before its time; what comes after goes at its own", async () => {
  try {
    stopClock(0);
    openScreen("/kyc/login");
    notify("saved", "positive", "Saved");
    await sees("status", "Saved");
    await press("Close");
    await seesNo("status");
    notify("serverError", "negative", "Server error!");
    await sees("alert", "Server error!");
    await pass(2100);
    await seesNo("alert");
    expect(noticesActor.getSnapshot().value).toEqual("quiet");
  } finally {
    leaveScreen();
  }
});
