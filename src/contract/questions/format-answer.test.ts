import { expect, test } from "vitest";
import { uploadFiles } from "#contract/forms/documents.ts";
import { percent } from "#contract/questions/builders/values.ts";
import { formatAnswer } from "#contract/questions/format-answer.ts";
import { holdings, percentages } from "#contract/questions/builders/rows.ts";
import { usualDay } from "#tests/support/editions.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { oneFile } from "#server/development/sample/sample-answers.ts";
import { certifiedOn } from "#server/development/sample/sample-people.ts";

test.each([
  [
    "en",
    "certified by Lee Siu Wah, Solicitor, Hong Kong SAR, 20 November 2026",
    "Lawyer or notary public",
    "licence or registration number S-100200",
  ],
  [
    "zh-CN",
    "由Lee Siu Wah认证（Solicitor，中国香港，2026年11月20日）",
    "律师或公证人",
    "牌照或注册编号：S-100200",
  ],
  [
    "zh-TW",
    "由Lee Siu Wah核證（Solicitor，香港，2026年11月20日）",
    "律師或公證人",
    "牌照或註冊編號：S-100200",
  ],
] as const)("who certified a copy is said whole, in %s", async (locale, ...said) => {
  const question = uploadFiles.questions["certificateOfIncorporation"]!;
  const { i18n } = await wordsIn(locale);
  const held = {
    files: oneFile("certificateOfIncorporation"),
    certifier: certifiedOn("2026-11-20"),
  };
  const [, ...words] = formatAnswer(question, held, i18n, {}, usualDay);
  expect(words).toEqual(said);
});

test("a percentage that was typed with its sign is said with one sign", async () => {
  const { i18n } = await wordsIn("en");
  const said = (question: Parameters<typeof formatAnswer>[0], answer: unknown) =>
    formatAnswer(question, answer, i18n, {}, usualDay);
  const label = { id: "share", message: "Share" };
  const holding = { id: "1", of: "", stake: "exact", percent: "２５ %", band: "" };
  expect([
    said(percent(label), "12.5 %"),
    said(percentages(label), [{ country: "SG", percent: "４０％" }]),
    said(holdings(label), [holding]),
    said(percentages(label), [{ country: "SG" }]),
  ]).toEqual([["12.5%"], ["Singapore 40%"], ["25%"], ["Singapore %"]]);
});
