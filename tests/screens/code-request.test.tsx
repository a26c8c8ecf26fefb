import { beforeAll, expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { server } from "./kit/border.ts";
import { until } from "./kit/clock.ts";
import { press, seesButton, type } from "./kit/hand.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { asked, codeRequestTable, openAtCode } from "./paths/code-request.ts";

beforeAll(prepareScreen);
testPaths(codeRequestTable);

test("whoever changes the e-mail gets a code there at once, though the wait for the first address runs", async () => {
  try {
    await openAtCode({ deadline: null, now: 0 });
    await asked("ada@example.com", 0);
    server.answer(sendEmailCaptcha, { wait_seconds: 60, expires_in_seconds: 600 });
    await seesButton("Send again in 60 s", false);
    await press("Use another address");
    await type("Work e-mail", "ben@example.com");
    await press("Next Page");
    const sent = await until(() => server.newest(sendEmailCaptcha));
    expect(sent.body).toEqual({ email: "ben@example.com", type: "register", count: 0 });
  } finally {
    leaveScreen();
  }
});
