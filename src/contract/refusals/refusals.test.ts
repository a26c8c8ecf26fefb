import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { ruleMessages } from "#contract/rules/rule-messages.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { nextStepOf } from "#contract/refusals/upload-next-steps.ts";
import { translate } from "#server/i18n.ts";

describe("the refusals", () => {
  const list = Object.entries(refusals);

  test("have a code each, never 0, and the specification's three", () => {
    const codes = list.map(([, row]) => row.code);
    expect(codes.length).toBe(new Set(codes).size);
    expect(codes.filter((code) => !Number.isInteger(code) || code <= 0)).toEqual([]);
    expect(
      [refusals.sessionExpired, refusals.sellerSessionExpired, refusals.accountMoved].map((row) => [
        row.code,
        row.afterMs,
      ]),
    ).toEqual([
      [14000001, 300],
      [16000026, 300],
      [25100007, 1500],
    ]);
  });

  test("have a status of HTTP that fits, and words", () => {
    const known = [200, 400, 401, 403, 404, 405, 408, 413, 415, 429, 500, 503, 507];
    expect(
      list
        .filter(([, row]) => !known.includes(row.status) || !row.message.message)
        .map(([name]) => name),
    ).toEqual([]);
  });

  test("print the specification's words", () => {
    expect(
      [
        refusals.sessionExpired,
        refusals.serverError,
        refusals.requestTimedOut,
        refusals.codeMismatch,
        refusals.uploadFailed,
        refusals.uploadSlotFull,
        refusals.uploadFormat,
        refusals.answersIncomplete,
      ].map((row) => row.message.message),
    ).toEqual([
      "Chat has expired, login in again please",
      "Server error!",
      "Request timed out",
      "Incorrect verification code. Please try again.",
      "Failed to upload",
      "Exceed the maximum number of files",
      "File format not supported",
      "Errors noted on the form. Please check and try again.",
    ]);
  });

  test("print the figures of the limits, on the server as in the browser", () => {
    const browser = setupI18n({ locale: "en", messages: { en: {} } });
    const { uploadTooBig, uploadTotalFull, uploadPages } = refusals;
    const printed = [
      "File too big. Maximum 10\u00a0MB",
      "The uploaded documents exceeded 20 files. Please contact the KYC team.",
      "The PDF has more than 100 pages. Please split it into several files.",
    ];
    const rows = [uploadTooBig, uploadTotalFull, uploadPages];
    expect(rows.map((row) => browser._(row.message))).toEqual(printed);
    expect(rows.map((row) => translate("en", row.message))).toEqual(printed);
    expect(formatIssue(browser, { path: "code", code: "codeFormat" }, undefined)).toEqual(
      "Code must be 6 digits. Please check again.",
    );
  });

  test("of a file say what is wrong and then what to do", () => {
    const english = setupI18n({ locale: "en", messages: { en: {} } });
    const ofFiles = list.filter(([name]) => name.startsWith("upload"));
    const said = ofFiles.map(([name, { message: says }]) =>
      [says, nextStepOf(name)].flatMap((words) => (words ? english._(words) : [])).join(". "),
    );
    expect(said).toEqual([
      "Failed to upload. Please try again, or choose another file.",
      "File too big. Maximum 10\u00a0MB. Please make it smaller or split it, and choose it again.",
      "File format not supported. Please save it as JPG, PNG or PDF, and choose the new file.",
      "Please upload this document as a PDF.",
      "The PDF is protected by a password. Remove the password and upload the PDF again.",
      "The PDF contains a script or an attachment. Remove it and upload the PDF again.",
      "The PDF has more than 100 pages. Please split it into several files.",
      "The image is too large. Upload a smaller one.",
      "This is the same file that we could not accept. Please upload another.",
      "The file is empty. Please choose another.",
      "The file could not be read. It may have been moved or changed. Try again, or choose it again.",
      "Exceed the maximum number of files. Please choose fewer, or remove one first.",
      "The uploaded documents exceeded 20 files. Please contact the KYC team.",
    ]);
  });

  test("UP15 explain the format of a telephone's photograph, also under another name", () => {
    const says = (file: string) =>
      [refusals.uploadFormat.message, nextStepOf("uploadFormat", file)!].map(
        ({ message }) => message,
      );
    expect(says("IMG_0001.HEIC")).toEqual([
      "File format not supported",
      "Please save it as JPG, PNG or PDF, and choose the new file.",
    ]);
    expect(says("IMG_0001.jpg")).toEqual([
      "File format not supported",
      "The file is damaged, or is not what its name says. Open it, save it again, and choose the new file.",
    ]);
  });

  test("tell a file that has the ending of a kind that is taken to be saved again", () => {
    const told = (file: string) => nextStepOf("uploadFormat", file)?.message;
    expect(["a.docx", "a.constructor", "pdf", "a.pdf", "a.JPEG"].map(told)).toEqual([
      "Please save it as JPG, PNG or PDF, and choose the new file.",
      "Please save it as JPG, PNG or PDF, and choose the new file.",
      "Please save it as JPG, PNG or PDF, and choose the new file.",
      "The file is damaged, or is not what its name says. Open it, save it again, and choose the new file.",
      "The file is damaged, or is not what its name says. Open it, save it again, and choose the new file.",
    ]);
  });

  test("every code of a rule has words of its own", () => {
    const words = Object.entries(ruleMessages).map(([, { message }]) => message);
    expect(words.length).toBe(new Set(words).size);
    expect(words.filter((message) => !message)).toEqual([]);
  });
});
