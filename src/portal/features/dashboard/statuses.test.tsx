import { describe, expect, test } from "vitest";
import { insInfo, type LineReply } from "#contract/calls/account.ts";
import { accountDocuments, lineVersion } from "#contract/calls/dashboard.ts";
import { identityChecks } from "#contract/calls/identity/identity.ts";
import { questionStatus } from "#contract/calls/questionnaires/questionnaires.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import { closeAccount, reopenLine, withdrawLine } from "#contract/calls/requests.ts";
import { openAccountToken } from "#contract/calls/sharing/account-token.ts";
import { dashboardPollMs } from "#contract/limit-values.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { servesCharts } from "#tests/support/screens/charts.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, seesText } from "#tests/support/screens/hand.ts";
import {
  accountInfo,
  entity,
  formId,
  lineInReview,
  openDashboard as openOneLine,
  person,
  questionnaireStatus,
  signIn,
} from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const at = Date.UTC(2026, 10, 20, 4);

const line = lineInReview(at);

const request = {
  form_id: formId,
  text: "Two documents need another look.",
  items: [
    { asks: "articles", person: "", text: "This copy is too dark.", is_answered: true },
    { asks: "identity", person: "Chan Tai Man", text: "It has expired.", is_answered: false },
  ],
  items_left: 1,
  due_on: "2026-12-04",
  is_overdue: false,
  is_answered: false,
};
const asked = { ...line, kyc_status: "Additional documents required", reply_in: 3 } as const;
const approved = { ...line, kyc_status: "KYC Approved" } as const;
const rejected = { ...line, kyc_status: "KYC Rejected" } as const;

/** By standing: what the card says, and the one next action, if there is one. */
const rows: [string, LineReply, string[], RegExp | null][] = [
  [
    "in review",
    { ...line, reply_by: "2026-11-27", reply_in: 5, acts: ["withdraw"] },
    [
      "We are reviewing your application. You do not need to do anything.",
      "27 November 2026",
      "5 working days left",
      "Submitted by Ada Wong",
      "GH-7K3M-9QTX",
    ],
    null,
  ],
  [
    "waiting for documents",
    { ...asked, request },
    [
      "We need 1 item from you by 4 December 2026.",
      "This copy is too dark.",
      "Chan Tai Man",
      "It has expired.",
      "1 of 2 answered",
      "3 working days after your answer",
    ],
    /^Send documents/,
  ],
  [
    "overdue",
    { ...asked, request: { ...request, is_overdue: true } },
    ["Your documents were due by 4 December 2026.", "Overdue"],
    /^Send documents/,
  ],
  [
    "answered in words",
    {
      ...asked,
      reply_by: "2026-11-27",
      request: { ...request, items_left: 0, is_answered: true },
    },
    ["We are reading your answer. You can still send documents."],
    /^Send documents/,
  ],
  [
    "rejected, to be tried again",
    {
      ...rejected,
      acts: ["reopen"],
      rejection: { kind: "retry", reason: "notVerified", attempts_left: 8 },
    },
    [
      "We could not verify some of your answers or documents.",
      "You can apply again. You have 8 attempts left.",
    ],
    /^Apply again/,
  ],
  [
    "rejected for good",
    { ...rejected, rejection: { kind: "final" } },
    ["We cannot offer you this business line. If you have questions, contact the KYC team."],
    null,
  ],
  [
    "approved",
    { ...approved, acts: ["openAccount"] },
    ["Your application is approved. You can open the business account."],
    /^Open the account/,
  ],
  [
    "approved, with an agreement to sign",
    { ...approved, line: "otcHongKong", needs: ["agreement", "face"] },
    ["The next steps are to sign the agreement and to verify your face."],
    /^Sign the agreement: OTC Hong Kong/,
  ],
  [
    "approved, with a face to verify",
    { ...approved, line: "otcHongKong", needs: ["face"] },
    ["Your application is approved. The next step is to verify your face."],
    /^Verify your face: OTC Hong Kong/,
  ],
  [
    "approved, with the agreement signed",
    { ...approved, line: "otcHongKong", acts: ["openAccount"], has_signed_agreement: true },
    ["Download signed agreement: OTC Hong Kong"],
    /^Open the account/,
  ],
  [
    "account requested",
    { ...approved, business_account_status: "Pending1", acts_next: "desk" },
    ["We are checking your request to open the account.", "Under review"],
    null,
  ],
  [
    "account open",
    { ...approved, business_account_status: "Normal", acts: ["closeAccount"] },
    ["The business account is open. You do not need to do anything.", "Normal (activated)"],
    null,
  ],
  [
    "account suspended",
    { ...approved, business_account_status: "Frozen" },
    ["The business account is frozen. Please contact the KYC team."],
    null,
  ],
  [
    "account suspended while under review again",
    { ...line, business_account_status: "Frozen" },
    ["The business account is frozen until the review is complete."],
    null,
  ],
  [
    "account closed",
    { ...approved, business_account_status: "Closed" },
    ["To use this business line again, contact the KYC team."],
    null,
  ],
];

const openDashboard = (shown: LineReply) => openOneLine(shown, at);

const card = () => document.querySelector("article")!;
test.each(rows)("a line %s says who acts next, and what", async (_, shown, words, action) => {
  await openDashboard(shown);
  await until(() => {
    const text = card().textContent!.replace(/\s+/g, " ");
    for (const each of words) expect(text).toContain(each);
  });
  const acts = [...card().querySelectorAll("a, button")].map((each) => each.textContent!);
  const named = acts.filter((each) =>
    /^(Sign the|Verify your|Send doc|Check and|Apply again|Open the acc)/.test(each),
  );
  const wanted = action === null ? [] : [true];
  expect(named.map((each) => action?.test(each))).toEqual(wanted);
  expect(await brokenRules()).toEqual([]);
});

test.each([
  ["rejected for good", { ...rejected, rejection: { kind: "final" as const } }],
  ["closed", { ...approved, business_account_status: "Closed" as const }],
])(
  "an individual whose only line is %s is offered neither face nor questionnaire",
  async (_, shown) => {
    stopClock(at);
    signIn();
    const asked = questionnaireStatus({ status: "postponed" });
    server.always(identityChecks, () => ({ face: { verified_at: null }, people: [] }));
    server.always(questionStatus, () => asked);
    const lines: LineReply[] = [{ ...shown, line: "otcHongKong", flow: "otcIndividual" }];
    server.always(insInfo, () => ({ ...accountInfo("otcIndividual"), lines }));
    openScreen("/kyc/user");
    await comesTo(entity);
    await seesText("Account details");
    expect(document.body.textContent).not.toMatch(/Face verification|AML questionnaire/);
  },
);

test.each([
  ["under review", "Pending1", "We are checking your request to open the account."],
  ["open", "Normal", "The business account is open."],
] as const)(
  "an account %s says how many identity checks are still open",
  async (_, business_account_status, words) => {
    const people = (["verified", "late", "failed"] as const).map((state) => ({
      person: state,
      name: `Person ${state}`,
      email: `${state}@example.com`,
      state,
      at,
    }));
    stopClock(at);
    signIn();
    server.always(identityChecks, () => ({ face: null, people }));
    const lines = [{ ...approved, business_account_status }];
    server.always(insInfo, () => ({ ...accountInfo("institutional"), lines }));
    openScreen("/kyc/user");
    await comesTo(entity);
    const open = `${words} 2 identity checks are still open. See “Identity checks” on this page.`;
    await until(() => expect(card().textContent!.replace(/\s+/g, " ")).toContain(open));
  },
);

test.each([
  [null, "Please verify your face: the account can be opened only after that."],
  [at, "You do not need to do anything."],
])(
  "an individual in review whose face was verified at %s is told what is open",
  async (verified, words) => {
    stopClock(at);
    signIn();
    server.always(identityChecks, () => ({ face: { verified_at: verified }, people: [] }));
    server.always(insInfo, () => ({
      ...accountInfo("otcIndividual"),
      lines: [{ ...line, line: "otcHongKong", flow: "otcIndividual" as const }],
    }));
    openScreen("/kyc/user");
    await comesTo(entity);
    await until(() => expect(card().textContent).toContain(words));
  },
);

describe("why a status is here", () => {
  const why = () => [...card().querySelectorAll<HTMLAnchorElement>('a[href^="/charts/"]')];

  test("where the portal serves its charts, each status opens its chart at the line, in a new tab", async () => {
    servesCharts();
    await openDashboard(line);
    await until(() => expect(why()).toHaveLength(2));
    expect(why().map((link) => [link.getAttribute("href"), link.target, link.rel])).toEqual([
      ["/charts/review/kyc-status?line=exchange", "_blank", "noopener"],
      ["/charts/review/business-account?line=exchange", "_blank", "noopener"],
    ]);
    for (const status of ["KYC status", "Business account"])
      await sees("link", `Why is this status here? Exchange, ${status}. Opens in a new tab.`);
    expect(await brokenRules()).toEqual([]);
  });

  test("elsewhere there is no such link", async () => {
    await openDashboard(line);
    await seesText("Submitted by Ada Wong");
    expect(why()).toEqual([]);
  });
});

test("a change on the server is shown within seconds", async () => {
  await openDashboard(line);
  server.always(lineVersion, () => ({ version: "2" }));
  server.always(insInfo, () => ({
    ...accountInfo("institutional"),
    version: "2",
    lines: [{ ...approved, acts: ["openAccount" as const] }],
  }));
  await pass(dashboardPollMs);
  await until(() => expect(card().textContent).toContain("You can open the business account."));
});

const accountSteps: [string, LineReply["business_account_status"], string, string][] = [
  ["requested", "Pending1", "Under review", "We are checking your request to open the account."],
  ["activated by the desk", "Normal", "Normal (activated)", "The business account is open."],
  ["frozen by the desk", "Frozen", "Frozen", "The business account is frozen."],
  ["closed by the desk", "Closed", "Closed", "The business account is closed."],
];

test("the status of an account is followed within seconds, without a reload", async () => {
  await openDashboard({ ...approved, acts: ["openAccount"] });
  for (const [step, status, label, message] of accountSteps) {
    server.always(lineVersion, () => ({ version: step }));
    server.always(insInfo, () => ({
      ...accountInfo("institutional"),
      version: step,
      lines: [{ ...approved, business_account_status: status }],
    }));
    await pass(dashboardPollMs);
    await until(() => {
      expect(card().textContent).toContain(label);
      expect(card().textContent).toContain(message);
    });
  }
});

test("withdrawing asks first, says what follows, and shows the draft", async () => {
  await openDashboard({ ...line, acts: ["withdraw"] });
  await press(/^Withdraw ?: Exchange$/);
  await sees("dialog", "Withdraw your application for Exchange?");
  await seesText("We stop the review.");
  expect(await brokenRules()).toEqual([]);
  await press("Withdraw");
  server.always(insInfo, () => ({
    ...accountInfo("institutional"),
    version: "2",
    lines: [{ ...line, kyc_status: "KYC not submitted" as const, acts_next: "applicant" as const }],
  }));
  const sent = await until(() => server.newest(withdrawLine));
  expect(sent.body).toEqual({ line: "exchange" });
  server.answer(withdrawLine, { form_id: formId, flow: "institutional" });
  await seesNo("dialog");
  await seesText("KYC not submitted");
});

test("an account is closed after the same question", async () => {
  await openDashboard({ ...approved, business_account_status: "Normal", acts: ["closeAccount"] });
  await press(/^Close the account ?: Exchange$/);
  await sees("dialog", "Close the business account for Exchange?");
  await press("Close the account");
  expect((await until(() => server.newest(closeAccount))).body).toEqual({ line: "exchange" });
});

test("the account of an approved line is requested with one press", async () => {
  await openDashboard({ ...approved, acts: ["openAccount"] });
  await press(/^Open the account/);
  expect((await until(() => server.newest(openBiz))).body).toEqual({ line: "exchange" });
  server.always(insInfo, () => ({
    ...accountInfo("institutional"),
    version: "2",
    lines: [{ ...line, ...approved, business_account_status: "Pending1" as const, acts: [] }],
  }));
  server.answer(openBiz, {
    opens: "account",
    form_id: formId,
    flow: "institutional",
    business_account_status: "Pending1",
  });
  await seesNo("button", /^Open the account/);
  expect(document.activeElement?.textContent).toContain("We are checking your request");
});

test("an open account leads to the product's site, with its token in the fragment", async () => {
  await openDashboard({ ...approved, business_account_status: "Normal", site: "Harbour Exchange" });
  const left = new Promise<string>((resolve) => {
    const leave = (event: NavigateEvent) => {
      event.preventDefault();
      resolve(event.destination.url);
    };
    navigation.addEventListener("navigate", leave, { once: true });
  });
  await press(/^Go to Harbour Exchange/);
  await until(() => server.newest(openAccountToken));
  server.answer(openAccountToken, {
    token: "T".repeat(43),
    expires_in_seconds: 300,
    platform: "Harbour Exchange",
    site: "https://exchange.example/arrive",
  });
  expect(await left).toBe(`https://exchange.example/arrive#${"T".repeat(43)}`);
});

test("a rejected line is opened again with one press", async () => {
  const rejection = { kind: "retry", reason: "incomplete", attempts_left: 1 } as const;
  await openDashboard({ ...rejected, acts: ["reopen"], rejection });
  await press(/^Apply again/);
  expect((await until(() => server.newest(reopenLine))).body).toEqual({ line: "exchange" });
});

test("the account's details and its documents are listed", async () => {
  stopClock(at);
  signIn();
  server.always(accountDocuments, () => [
    {
      form_id: formId,
      reference: "GH-7K3M-9QTX",
      asks: "identity.chan",
      person: "Chan Tai Man",
      uid: "7f3c9a52-3f6b-4f4c-8f0e-2f6f4f1c9a10",
      url: "/ins-kyc/v1/file/7f3c9a52-3f6b-4f4c-8f0e-2f6f4f1c9a10",
      name: "Passport.pdf",
      size: 1,
      type: "application/pdf",
      pages: 1,
      by: "Ben Tan",
      at,
    },
  ]);
  openScreen("/kyc/user");
  await comesTo(entity);
  await sees("heading", "Account details");
  for (const text of [person().account_number, "+852 91234567", "Director"]) await seesText(text);
  await seesText(/, Chan Tai Man/);
  await seesText(/Ben Tan, 20 November 2026/);
  await sees("link", "Download Passport.pdf");
  await seesButton("Add a collaborator", true);
  expect(await brokenRules()).toEqual([]);
});
