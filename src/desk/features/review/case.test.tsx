import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskTimeline } from "#contract/calls/desk-cases.ts";
import { limits } from "#contract/limits.ts";
import {
  deskClaim,
  deskDecision,
  deskRelease,
  deskRequest,
  deskVerdict,
} from "#contract/calls/desk-work.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, atCase, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import {
  rejected,
  row,
  sampleCase,
  sentQuestionnaire,
  timeline,
} from "#tests/support/screens/desk-sample.ts";
import {
  comesTo,
  pick,
  press,
  sees,
  seesButton,
  seesText,
  type,
} from "#tests/support/screens/hand.ts";

testAtDesk();

const key = (name: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );

async function openCase(shown = sampleCase(), address = atCase) {
  answerDesk(shown);
  openDesk(address);
  await comesTo(row.name);
}

const typedIn = (name: string | RegExp) =>
  (page.getByRole("textbox", { name }).element() as HTMLTextAreaElement).value;

const verdictSent = () => until(() => server.newest(deskVerdict).body);

test("a case shows lines, answers and documents, and breaks no rule", async () => {
  await openCase();
  await seesText("Previously: Harbor Light");
  await seesText("No longer answered: Website");
  await seesText("Proposed by Arun Pillai");
  expect(await brokenRules()).toEqual([]);
});

test("a key gives the focused answer its verdict, with the source", async () => {
  await openCase();
  await pick("Verified with", "registry");
  (document.activeElement as HTMLElement).blur();
  key("j");
  key("j");
  key("1");
  expect(await verdictSent()).toEqual({
    kind: "answer",
    target: "companyInformation.tradingName",
    value: "a".repeat(64),
    verdict: "verified",
    source: "registry",
  });
  server.refuse(deskVerdict, "caseTaken");
  await sees("alert", "This case is not assigned to you.");
  await press("Close");
  key("j");
  key("4");
  const held = await until(() => server.newest(deskVerdict));
  expect(held.body).toMatchObject({ verdict: "notRequired", source: null });
});

test("verdicts typed within one round trip are given in their order, and a rejected one is told", async () => {
  await openCase();
  (document.activeElement as HTMLElement).blur();
  key("j");
  key("1");
  key("j");
  key("2");
  const verdict = async () => (await verdictSent()) as { target: string; verdict: string };
  const first = await verdict();
  expect(first.verdict).toBe("verified");
  server.refuse(deskVerdict, "caseChanged");
  const second = await verdict();
  expect([second.verdict, second.target === first.target]).toEqual(["mismatch", false]);
  server.answer(deskVerdict, {});
  await sees("alert", "The case has changed since you opened it.");
});

test("an act that another person's act has made impossible is told, and the case is shown as it is now", async () => {
  await openCase(sampleCase({ assignee: null }));
  await press("Claim");
  await until(() => server.newest(deskClaim));
  server.always(deskCase, () => sampleCase());
  server.refuse(deskClaim, "notPossible");
  await sees("alert", "This is no longer possible.");
  await seesText("Your case");
  await until(() => expect(page.getByRole("button", { name: "Claim" }).elements()).toEqual([]));
});

test("a rejected document has a reason, a text that the applicant reads, and a note apart", async () => {
  await openCase();
  await press("Reject", "radio");
  await seesButton("Save verdict", false);
  await pick("Reason", "glare");
  await seesText("Shown to the applicant in 繁體中文");
  await type(/^Private note/, "Second time");
  await press("Save verdict");
  expect(await verdictSent()).toEqual({
    kind: "document",
    target: "file-1",
    value: "c".repeat(64),
    verdict: "rejected",
    reason: "glare",
    public_text: "反光遮住部分文字，請提供沒有反光的副本。",
    note: "Second time",
  });
});

const withRejected = () => {
  const shown = sampleCase();
  const [first, ...others] = shown.files;
  return { ...shown, files: [{ ...first!, verdict: rejected }, ...others] };
};

test("the request is built from the verdicts and shown as the applicant reads it", async () => {
  await openCase(withRejected());
  await press("Request documents");
  const letter = await until(() => document.querySelector<HTMLElement>("article[lang]")!);
  await until(() =>
    expect(letter.innerText.replaceAll("\u00a0", " ").split(/\n+/)).toEqual([
      "交易平台、抵押借貸",
      "補交文件",
      "請於2026年12月7日或之前回覆每一項。檔案格式為JPG、JPEG、PNG或PDF，每個不超過10 MB。",
      "公司註冊證明書",
      "審核人留言",
      "我們無法辨認此文件，請提供更清晰的副本。",
      "不獲接受：certificate-of-incorporation.png",
      "審核人留言",
      "請提供可支持您對「商業名稱」所填答案的文件。",
    ]),
  );
  await seesButton("Send to the applicant", false);
  await press("Exclude Trading name");
  // A contrast is measured once the colours have come to rest.
  await until(() => expect(document.getAnimations()).toEqual([]));
  expect(await brokenRules()).toEqual([]);
  await press("Send to the applicant");
  const held = await until(() => server.newest(deskRequest));
  expect(held.body).toEqual({
    lines: ["exchange", "collateralLending"],
    due_on: "2026-12-07",
    public_text: "",
    snapshot: "5".repeat(64),
    items: [
      {
        slot: "certificateOfIncorporation",
        rejected_uid: "file-1",
        reason: "unreadable",
        public_text: "我們無法辨認此文件，請提供更清晰的副本。",
      },
    ],
  });
});

test("a case without a line in review offers no request for documents", async () => {
  const { lines, ...rest } = sampleCase();
  await openCase({
    ...rest,
    lines: lines.map((line) => ({ ...line, kyc_status: "approved" as const, acts: [] })),
  });
  await seesButton("Assign", true);
  expect(page.getByRole("button", { name: "Request documents" }).elements()).toEqual([]);
});

test("a case that has changed is shown again, and what was typed stays", async () => {
  await openCase();
  await press("Return");
  await type("Reason", "See the register of members");
  await press("Return");
  const held = await until(() => server.newest(deskDecision));
  expect(held.body).toMatchObject({ line: "collateralLending", act: "return" });
  answerDesk(sampleCase({ removed: ["Telephone"] }));
  server.refuse(deskDecision, "caseChanged");
  await sees("alert", "The case has changed since you opened it.");
  await seesText("No longer answered: Telephone");
  expect(typedIn("Reason")).toBe("See the register of members");
});

test("a case that cannot be loaded again stays, and what was typed", async () => {
  await openCase(sampleCase({ assignee: null }));
  await press("Reject", "radio");
  await type(/^Private note/, "Second time");
  const answerAgain = server.withhold(deskCase);
  await press("Claim");
  await until(() => server.newest(deskClaim));
  server.answer(deskClaim, {});
  await until(() => server.newest(deskCase));
  server.refuse(deskCase, "tooMany");
  await sees("alert", "This page may be out of date.");
  answerAgain();
  await press("Reload");
  await until(() => expect(page.getByRole("alert").elements()).toEqual([]));
  expect(typedIn(/^Private note/)).toBe("Second time");
});

test.each([
  ["that does not exist", "notFound"],
  ["whose address is no address of a case", "malformed"],
] as const)("a case %s is a page that does not exist", async (_, refusal) => {
  answerDesk();
  server.withhold(deskCase);
  openDesk(atCase);
  await until(() => server.newest(deskCase));
  server.refuse(deskCase, refusal);
  await comesTo("Page not found");
  expect(document.title).toBe("Page not found - Gatehouse");
});

test("a later verdict is shown before what was typed for the one before it", async () => {
  await openCase(sampleCase({ assignee: null }), `${atCase}?file=file-1`);
  await press("Reject", "radio");
  await pick("Reason", "glare");
  await type(/^Private note/, "Second time");
  await press("Claim");
  await until(() => server.newest(deskClaim));
  answerDesk(withRejected());
  server.answer(deskClaim, {});
  await seesText("Rejected by Mei Lam");
  await seesText("Another verdict was saved while you were typing.");
  await press("Discard my version");
  const reason = page.getByRole("combobox", { name: "Reason" }).element() as HTMLSelectElement;
  expect(reason.value).toBe("unreadable");
  expect(typedIn(/^Private note/)).toBe("");
});

test("the owners are drawn, and told in a table with the verdicts on each", async () => {
  await openCase(sampleCase(), `${atCase}?pane=ownership`);
  const rows = page.getByRole("table").last().getByRole("row").elements().slice(1);
  const why = "More than 25% of the shares, capital or profits (Cap. 615, Schedule 2).";
  expect(rows.map((each) => [...each.children].map((cell) => cell.textContent))).toEqual([
    ["Chan Siu MingIndividual · Needed", "60%", why, "0 of 2"],
    ["Lee Ka YanIndividual · Needed", "40%", why, "–"],
  ]);
  await sees("img", `Ownership of ${row.name}`);
  expect(await brokenRules()).toEqual([]);
});

test("the timeline shows each document that was opened and who opened it, and can be narrowed to that", async () => {
  await openCase();
  await press("Timeline", "link");
  await seesText(/Document opened Certificate of incorporation\s+Mei Lam/);
  await pick("Event type", "read");
  const pane = page.getByRole("region", { name: "Case details" });
  await until(() => expect(pane.getByRole("listitem").elements()).toHaveLength(1));
  expect(await brokenRules()).toEqual([]);
});

test("a timeline that is cut says where the whole is", async () => {
  const [event] = timeline;
  await openCase();
  server.always(deskTimeline, () => Array(limits.deskTimelineMost).fill(event));
  await press("Timeline", "link");
  await seesText(/The newest 500 events are listed/);
  expect(page.getByRole("listitem").elements().length).toBeGreaterThanOrEqual(500);
});

test("the timeline is loaded again when a status of a line has changed", async () => {
  const shown = sampleCase();
  await openCase(shown, `${atCase}?pane=timeline`);
  await until(() => expect(page.getByRole("listitem").elements().length).toBeGreaterThan(0));
  let loads = 0;
  server.always(deskTimeline, () => {
    loads += 1;
    return timeline;
  });
  const lines = shown.lines.map((line) => ({ ...line, account_status: "Frozen" as const }));
  server.always(deskCase, () => ({ ...shown, lines }));
  await press("Release");
  await until(() => server.newest(deskRelease));
  server.answer(deskRelease, {});
  await until(() => expect(loads).toBe(1));
});

test("the risk is beside the answers, with the age of each list, and a stale one is told", async () => {
  await openCase(sampleCase(), `${atCase}?pane=risk`);
  const pane = page.getByRole("region", { name: "Case details" });
  await expect.element(pane.getByText(/^A list is older than the policy allows\./)).toBeVisible();
  const ages = pane.getByText(/^\d+ days? old$/).elements();
  expect(ages.map((age) => age.textContent)).toEqual(["175 days old", "4 days old", "0 days old"]);
});

test("someone who may not work on a case reads it without buttons", async () => {
  const shown = sampleCase();
  const lines = shown.lines.map((line) => ({ ...line, acts: [] }));
  await openCase({ ...shown, lines, may_work: false, assignee: null });
  const names = page
    .getByRole("button")
    .elements()
    .map((each) => each.textContent);
  expect(names.filter((name) => /Claim|Verified|Propose|Assign|Save/.test(name))).toEqual([]);
});

test.each([
  [null, "Claim the case to act"],
  [{ id: "other", name: "Rae Reviewer" }, "Assign the case to yourself to act"],
])(
  "a line of a case that is not the reader's says in place of its actions why: %o",
  async (assignee, reason) => {
    const shown = sampleCase({ assignee });
    const lines = shown.lines.map((line) => ({ ...line, acts: [], needs_case: true }));
    await openCase({ ...shown, lines });
    await seesText(reason);
    expect(page.getByRole("button", { name: "Propose" }).elements()).toEqual([]);
  },
);

test("a claim that gets no answer can be made again", async () => {
  await openCase(sampleCase({ assignee: null }));
  await press("Claim");
  await until(() => server.newest(deskClaim));
  server.lose(deskClaim);
  await sees("alert", "The server cannot be reached.");
  await press("Claim");
  const held = await until(() => server.newest(deskClaim));
  expect(held.body).toEqual({});
  server.answer(deskClaim, {});
  await until(() => expect(page.getByRole("alert").elements()).toEqual([]));
});

test("the questionnaire is beside the answers: its status, its file, and each unusual answer marked", async () => {
  await openCase(sampleCase({ questionnaire: sentQuestionnaire }), `${atCase}?pane=questionnaire`);
  for (const text of ["Valid until\n20 May 2028", "cbddq.pdf", "The return of 2024 is late."])
    await seesText(text);
  const marked = [...document.querySelectorAll("dd")].filter((each) =>
    each.innerText.includes("Unusual answer"),
  );
  expect(marked.map((each) => each.previousElementSibling?.textContent)).toEqual([
    "Has the entity filed every tax return?",
  ]);
  await sees("region", "Wolfsberg questionnaire");
  expect(await brokenRules()).toEqual([]);
});

test("a questionnaire that is overdue is named in the head of the case", async () => {
  const overdue = { ...sentQuestionnaire, status: "overdue", due_on: "2026-11-20" } as const;
  await openCase(sampleCase({ questionnaire: { ...overdue, valid_until: null, sent: null } }));
  await seesText("AML questionnaire overdue");
  await press("Questionnaire", "link");
  await seesText("Nothing has been sent yet");
  expect(await brokenRules()).toEqual([]);
});

test("identity checks are beside the answers: whose, how far, by which vendor, after how many attempts", async () => {
  const never = { outcome: null, vendor: "", reference: "", at: null, attempts: 0 } as const;
  const check = { kind: "identity", ...never } as const;
  const identity = [
    {
      ...check,
      person: "1",
      name: "Chan Tai Man",
      state: "verified",
      attempts: 2,
      vendor: "jumio",
    },
    { ...check, person: "2", name: "Wong Siu Ming", state: "late", at: Date.UTC(2026, 10, 20) },
    { ...check, person: "3", name: "Lee Ka Yan", state: "failed", outcome: "notSamePerson" },
  ] satisfies ReturnType<typeof sampleCase>["identity"];
  await openCase(sampleCase({ identity }), `${atCase}?pane=identity`);
  const rows = [...document.querySelectorAll("tbody tr")].filter(({ textContent }) =>
    identity.some(({ name }) => textContent.includes(name)),
  );
  expect(rows.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Chan Tai Man.*Verified.*jumio.*2$/),
    expect.stringMatching(/^Wong Siu Ming.*Late.*–$/),
    expect.stringMatching(/^Lee Ka Yan.*Check failed.*Not the same person.*–$/),
  ]);
  expect(await brokenRules()).toEqual([]);
});
