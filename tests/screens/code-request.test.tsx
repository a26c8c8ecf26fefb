import { openJournal } from "#portal/wiring/journal.ts";
import { beforeAll, expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { server } from "./kit/border.ts";
import { pass, setNow, stopClock, until } from "./kit/clock.ts";
import { comesTo, press, sees, seesButton, type } from "./kit/hand.ts";
import { freshJournal } from "./kit/member.ts";
import { api } from "./kit/portal.ts";
import { onScreens } from "./kit/screen-ui.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { codeRequestTable } from "./paths/code-request.ts";

const second = 1000;
const details = {
  register_type: "institution",
  contact_name: "Ada Wong",
  designation: "Director",
  email: "ada@example.com",
  phone: { country_code: "+852", number: "51234567" },
};

/** The registration page of an applicant whose details are already given, at its second pane. */
async function openAtCode({ deadline, now }: { deadline: number | null; now: number }) {
  stopClock(now);
  freshJournal();
  await (await openJournal(api, "register"))?.write(details);
  if (deadline !== null) sessionStorage.setItem("gatehouse.code.register", `${deadline}`);
  openScreen("/kyc/signup");
  await comesTo("Create a new account");
  setNow(now);
  await press("Next Page");
}

beforeAll(prepareScreen);
testPaths(
  onScreens(codeRequestTable, {
    open: (input) => openAtCode(input as { deadline: number | null; now: number }),
    events: {
      tick: async ({ now }) => {
        setNow(Number(now) - second);
        await pass(second);
      },
    },
  }),
);

test("after a change of the address a code goes there at once, though the wait for the first address runs", async () => {
  try {
    await openAtCode({ deadline: null, now: 0 });
    await until(() => server.newest(sendEmailCaptcha));
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

test("a generic mailbox of an institution is refused together with what else is wrong, in the order of the page", async () => {
  try {
    freshJournal();
    const phone = { country_code: "+852", number: "1" };
    await (
      await openJournal(api, "register")
    )?.write({ ...details, designation: "", email: "ada@gmail.com", phone });
    openScreen("/kyc/signup");
    await press("Next Page");
    await sees("alert", "");
    expect(
      [...document.querySelectorAll("[role=alert] a")].map((each) => each.textContent),
    ).toEqual([
      "Please input your designation.",
      "Please provide individual work email instead of a generic mailbox.",
      "Please enter a valid mobile number.",
    ]);
  } finally {
    leaveScreen();
  }
});
