import { expect, test } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { deskCasePdf } from "#contract/calls/desk-cases.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { submittedPdf } from "#contract/calls/submissions.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { acceptDocuments, atDesk } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import * as work from "#contract/calls/desk-work.ts";

const portal = sharedPortal();

async function textOf(response: Response): Promise<string[]> {
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { PDF_OUT } = process.env;
  if (PDF_OUT) (await import("node:fs")).writeFileSync(`${PDF_OUT}-${Math.random()}.pdf`, bytes);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text;
}

test("what was submitted is a PDF with every answer in three languages, and the case is one for the desk", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const read = (path: string, locale: string) =>
    member.browser.fetch(`${path.replace("{id}", member.formId)}?locale=${locale}`);
  const expected = {
    "en-US": ["What you submitted", "Custody Hong Kong", "Registered Company", "Document register"],
    "zh-CN": ["您提交的内容", "文件登记册", "香港"],
    "zh-TW": ["您提交的內容", "文件登記冊", "香港"],
  };
  for (const [locale, words] of Object.entries(expected)) {
    const pages = await textOf(await read(submittedPdf.path, locale));
    const whole = pages.join("\n");
    const answers = [
      "Harbour Light Trading Limited",
      "港燈貿易有限公司",
      "62,400,000.00",
      "陳大文",
    ];
    for (const each of [...words, ...answers]) expect(whole).toContain(each);
    expect(whole.match(/SHA-256 [0-9a-f]{64}/g)).toHaveLength(17);
    pages.forEach((page, at) => expect(page).toContain(`${at + 1} / ${pages.length}`));
  }
  const other = await portal.member();
  const refused = await other.browser.fetch(submittedPdf.path.replace("{id}", member.formId));
  expect((await refused.json()) as object).toMatchObject({ data: { refusal: "notFound" } });

  const rae = await atDesk(portal, "Rae", "reviewer");
  dataOf(await rae.api(work.deskClaim, { params: { id: member.formId } }));
  await acceptDocuments(rae, member.formId);
  const path = deskCasePdf.path.replace("{id}", member.formId);
  const pages = await textOf(await rae.browser.fetch(`${path}?locale=en-US`));
  const seen = ["Case file", "KYC In Progress", "Accepted", "Audit trail", "Rae"];
  for (const each of [...seen, "Identity checks", "Document and face, Link sent to the person"])
    expect(pages.join("\n")).toContain(each);
  const written = (await textOf(await rae.browser.fetch(`${path}?locale=zh-TW`))).join("\n");
  for (const each of ["認領個案", "已接受", "香港託管"]) expect(written).toContain(each);
  expect(written).not.toMatch(/\b(case|kyc|decision|request|application|file)\.[a-zA-Z]+\b/);
  const [row] = await portal.rows<{ count: number }>(
    "select count(*)::int as count from audit where action = 'case.export' and account_id = $1",
    [member.accountId],
  );
  expect(row!.count).toBe(2);
});
