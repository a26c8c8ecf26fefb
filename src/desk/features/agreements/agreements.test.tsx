import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { answerDesk, atCase, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { caseId, now, row, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { comesTo, seesText } from "#tests/support/screens/hand.ts";

testAtDesk();

async function openAgreements(shown: ReturnType<typeof sampleCase>) {
  answerDesk(shown);
  openDesk(`${atCase}?pane=agreements`);
  await comesTo(row.name);
}

const signed = {
  version: "2026-11-01",
  locale: "en",
  name: "Ada Wong",
  capacity: "Director",
  at: now,
  sha256: "a".repeat(64),
  pdf_sha256: "b".repeat(64),
} as const;

test("the agreements are beside the answers: who signed which version, when, and the copy on request", async () => {
  const agreements = [
    { line: "otcHongKong", version: "2026-12-01", is_other_signer: false, signed },
    { line: "secondOtc", version: "2026-11-01", is_other_signer: false, signed: null },
  ] as const;
  await openAgreements(sampleCase({ agreements: [...agreements] }));
  for (const text of [
    "Version\n1 November 2026",
    "Version in force\n1 December 2026",
    "Ada Wong",
    "Director",
    signed.pdf_sha256,
    "Not signed. Version in force: 1 November 2026.",
  ])
    await seesText(text);
  const copy = page.getByRole("link", { name: "Download", exact: true }).element();
  expect(copy.getAttribute("href")).toBe(`/desk/api/case/${caseId}/agreement/otcHongKong`);
  expect(document.querySelector("[role=region]")).toBeNull();
  expect(document.body.innerText).not.toContain("Differs from the applicant's name");
  expect(await brokenRules()).toEqual([]);
});

test("a signer whose name is not the applicant's own is marked", async () => {
  const agreements = [
    { line: "otcHongKong", version: "2026-11-01", is_other_signer: true, signed },
  ] as const;
  await openAgreements(sampleCase({ agreements: [...agreements] }));
  await seesText(/Ada Wong\s+Differs from the applicant's name/);
  expect(await brokenRules()).toEqual([]);
});
