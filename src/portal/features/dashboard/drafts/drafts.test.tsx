import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { insInfo, type LineReply } from "#contract/calls/account.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { dashboardPollMs } from "#contract/limit-values.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { failsAndIsSentAgain } from "#tests/support/screens/failing-call.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import {
  accountInfo,
  entity,
  formId,
  lineInReview,
  openDashboard as openOneLine,
  signIn,
} from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const at = Date.UTC(2026, 10, 20, 4);
const line = lineInReview(at);

const openDashboard = (shown: LineReply) => openOneLine(shown, at);

test("the holder discards a draft of two lines, after a question that names both", async () => {
  const draft = { ...line, kyc_status: "KYC not submitted", acts_next: "applicant" } as const;
  const edited = { saved_at: at, by: "Ada Wong", revision: 7, files: "f7" };
  const info = accountInfo("institutional");
  const applications = info.applications.map((form) => ({ ...form, draft: edited }));
  const lines = [draft, { ...draft, line: "goldToken" }];
  stopClock(at);
  signIn();
  server.always(insInfo, () => ({ ...info, applications, lines }));
  openScreen("/kyc/user");
  await comesTo(entity);
  await press(/^Discard draft ?: Exchange$/);
  await sees("dialog", "Discard your draft for Exchange, Gold token?");
  await press("Discard draft");
  const { body } = await until(() => server.newest(saveKyc));
  const save_id: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const asked = { revision: 7, files: "f7" };
  expect(body).toEqual({ form_id: formId, ...asked, changes: {}, save_id, restart: true });
  await failsAndIsSentAgain(saveKyc, "Discard draft");
  server.always(insInfo, () => ({ ...info, version: "2", lines: [] }));
  server.answer(saveKyc, {
    revision: 8,
    saved_at: at,
    merged: null,
    rules_on: "2026-11-20",
    submission: null,
  });
  await seesNo("dialog");
  await sees("heading", "No application yet");
});

test("a draft that a colleague saved since the question is not discarded; the next question is about the draft as it is", async () => {
  const draft = { ...line, kyc_status: "KYC not submitted", acts_next: "applicant" } as const;
  const info = accountInfo("institutional");
  const at7 = { saved_at: at, by: "Ada Wong", revision: 7, files: "f7" };
  const told = (edited: typeof at7, version: string) => ({
    ...info,
    version,
    applications: info.applications.map((form) => ({ ...form, draft: edited })),
    lines: [draft],
  });
  stopClock(at);
  signIn();
  server.always(insInfo, () => told(at7, "1"));
  openScreen("/kyc/user");
  await comesTo(entity);
  await press(/^Discard draft ?: Exchange$/);
  server.always(insInfo, () => told({ ...at7, by: "Mei Lin", revision: 8 }, "2"));
  server.always(lineVersion, () => ({ version: "2" }));
  await pass(dashboardPollMs);
  await press("Discard draft");
  const first = await until(() => server.newest(saveKyc));
  expect(first.body).toMatchObject({ revision: 7 });
  server.refuse(saveKyc, "revisionConflict");
  await sees("alert", /Nothing was overwritten/);
  await press("Cancel");
  await seesNo("dialog");
  await press(/^Discard draft ?: Exchange$/);
  await press("Discard draft");
  const next = await until(() => server.newest(saveKyc));
  expect(next.body).toMatchObject({ revision: 8 });
  expect(next.body).not.toMatchObject({ save_id: (first.body as { save_id: string }).save_id });
});

test("what is left of a trust's draft is named in the words for a trust", async () => {
  const left = [
    {
      section: "companyInformation",
      question: "registeredAddress",
      section_wording: 0,
      question_wording: 0,
    },
  ];
  await openDashboard({ ...line, kyc_status: "KYC not submitted", asked: 6, left });
  await sees("link", "Address of the trust");
  await page.getByText("Show 1 remaining item").click();
  await seesText("Name and address of the trust");
  expect(await brokenRules()).toEqual([]);
});
