import { readFileSync } from "node:fs";
import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { slotOf } from "#contract/documents/document-slots.ts";
import { limits } from "#contract/limits.ts";
import { nextStepOf } from "#contract/refusals/upload-next-steps.ts";
import { type UploadRefusalName, uploadRefusals } from "#contract/refusals/upload-refusals.ts";
import { visit } from "./support/browser.ts";
import { fixtures } from "./support/fixtures.ts";
import { beforeDocuments, Member } from "./support/member.ts";
import { enterSection, say } from "./support/returning.ts";

const baseUrl = inject("baseUrl");
const pdf = readFileSync(fixtures.pdf);

const file = (name: string, buffer = pdf) => ({ name, mimeType: "application/pdf", buffer });
/** A file that begins as a PDF does and is as long as asked. */
const ofBytes = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);

/** A person at the entity's documents, with nothing uploaded. */
async function atDocuments() {
  const member = await Member.at(baseUrl);
  await member.prepare(...beforeDocuments);
  const context = await visit({ baseUrl, member });
  const page = await enterSection(context, "uploadFiles");
  return { member, context, page };
}

const slotOn = (page: Page, slot: string) => page.locator(`[data-question="${slot}"]`);

/** Chooses files for a slot by its button. */
async function choose(
  page: Page,
  slot: string,
  files: ReturnType<typeof file>[] | string[],
): Promise<void> {
  const button = slotOn(page, slot).getByRole("button", { name: say(msg`Choose files`) });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  await chooser.setFiles(files as string[]);
}

/** The rows of a slot: the name of each file and what the row says of it. */
const rowsOf = (page: Page, slot: string) =>
  slotOn(page, slot)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Remove / }) });

/** The messages of a slot about the files it rejected. */
const rejectionsOn = (page: Page, slot: string) =>
  slotOn(page, slot).getByRole("alert").locator("p").allInnerTexts();

/** How many files the server holds for a slot. */
async function storedIn(member: Member, slot: string): Promise<string[]> {
  const held = (await member.answers())["uploadFiles"]?.[slot] as
    | { files: { name: string }[] }
    | undefined;
  return held?.files.map(({ name }) => name) ?? [];
}

/** The words of a refusal, and what to do about it. */
function whole(name: UploadRefusalName, of: string): string {
  const next = nextStepOf(name, of);
  return [uploadRefusals[name].message, next]
    .flatMap((words) => (words ? say(words) : []))
    .join(". ");
}

const wrongFiles = {
  "too big": [file("accounts.pdf", ofBytes(limits.uploadBytes + 1)), "uploadTooBig"],
  empty: [file("empty.pdf", Buffer.alloc(0)), "uploadEmpty"],
  "of another kind": [file("accounts.docx"), "uploadFormat"],
  "a photograph of a telephone": [file("IMG_0001.HEIC"), "uploadFormat"],
  "a page that calls itself a PDF": [
    file("page.pdf", readFileSync(fixtures.disguised)),
    "uploadFormat",
  ],
  "cut short": [file("short.pdf", pdf.subarray(0, 200)), "uploadFormat"],
  "a PDF with a script": [file("script.pdf", readFileSync(fixtures.scripted)), "uploadActive"],
} as const;

test("UP14 UP15 each wrong file is rejected by name and reason, and a good one is stored after them", async () => {
  const { member, page } = await atDocuments();
  const found: Record<string, { rejections: string[]; rows: number }> = {};
  const expected: typeof found = {};
  for (const [kind, [wrong, refusal]] of Object.entries(wrongFiles)) {
    const refused = `${wrong.name}: ${whole(refusal, wrong.name)}`;
    await choose(page, "articles", [wrong]);
    await expect.poll(() => rejectionsOn(page, "articles"), { message: kind }).toContain(refused);
    found[kind] = {
      rejections: await rejectionsOn(page, "articles"),
      rows: await rowsOf(page, "articles").count(),
    };
    expected[kind] = { rejections: [refused], rows: 0 };
  }
  expect(found).toEqual(expected);
  await choose(page, "articles", [file("articles.pdf")]);
  await expect.poll(() => storedIn(member, "articles")).toEqual(["articles.pdf"]);
});

test("several wrong files at once are all named", async () => {
  const { page } = await atDocuments();
  await choose(page, "registerOfMembers", [file("one.docx"), file("two.txt"), file("three.pdf")]);
  await expect
    .poll(() => rejectionsOn(page, "registerOfMembers"))
    .toEqual([
      say(msg`Multiple images do not meet specifications`),
      `one.docx: ${whole("uploadFormat", "one.docx")}`,
      `two.txt: ${whole("uploadFormat", "two.txt")}`,
    ]);
  await rowsOf(page, "registerOfMembers")
    .getByText(say(msg`Stored`), { exact: true })
    .waitFor();
});

test("a slot takes as many files as it may, and says so when more are chosen", async () => {
  const { member, page } = await atDocuments();
  const { most } = slotOf("articles");
  const names = Array.from({ length: most + 1 }, (_, index) => `part-${index + 1}.pdf`);
  await choose(
    page,
    "articles",
    names.slice(0, most - 1).map((name) => file(name)),
  );
  await expect.poll(() => storedIn(member, "articles")).toHaveLength(most - 1);
  await choose(
    page,
    "articles",
    names.slice(most - 1).map((name) => file(name)),
  );
  await slotOn(page, "articles")
    .getByText(say(msg`Exceed the maximum number of files`))
    .waitFor();
  const stored = await storedIn(member, "articles");
  expect(stored.length <= most).toBe(true);
});

test("a connection cut in flight names the file; retrying stores it once", async () => {
  const { member, page } = await atDocuments();
  await page.route("**/upload-file", (route) => route.abort("connectionreset"), { times: 1 });
  await choose(page, "articles", [file("articles.pdf")]);
  const row = rowsOf(page, "articles");
  await slotOn(page, "articles").getByText("Network error. Not uploaded: articles.pdf").waitFor();
  await expect.poll(() => row.innerText()).toContain("articles.pdf");
  await row.getByRole("button", { name: say(msg`Retry`) }).click();
  await row.getByText(say(msg`Stored`), { exact: true }).waitFor();
  await expect.poll(() => storedIn(member, "articles")).toEqual(["articles.pdf"]);
});

test("a name that climbs or carries markup is text, on the page and on the server", async () => {
  const { member, page } = await atDocuments();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const name = "<img src=x onerror=alert(1)>.pdf";
  await slotOn(page, "articles")
    .getByRole("button", { name: say(msg`Choose files`) })
    .waitFor();
  await page.evaluate(dropFile, {
    slot: "articles",
    name: "../../x.pdf",
    text: pdf.toString("latin1"),
  });
  await rowsOf(page, "articles")
    .getByText(say(msg`Stored`), { exact: true })
    .waitFor();
  await page.evaluate(dropFile, { slot: "articles", name, text: pdf.toString("latin1") });
  await rowsOf(page, "articles")
    .getByText(say(msg`Stored`), { exact: true })
    .nth(1)
    .waitFor();
  await expect.poll(() => storedIn(member, "articles")).toHaveLength(2);
  const shown = await rowsOf(page, "articles").allInnerTexts();
  const stored = await storedIn(member, "articles");
  expect({
    shown: stored.map((each, index) => shown[index]?.includes(each)),
    climbs: stored.filter((each) => /[\\/]|\.\./.test(each)),
    images: await slotOn(page, "articles").locator("img").count(),
    dialogs,
  }).toEqual({ shown: [true, true], climbs: [], images: 0, dialogs: [] });
});

test("a stored file is removed after a question, from the page and from the answers", async () => {
  const { member, page } = await atDocuments();
  await choose(page, "articles", [file("articles.pdf")]);
  await expect.poll(() => storedIn(member, "articles")).toEqual(["articles.pdf"]);
  await page.getByRole("button", { name: "Remove articles.pdf" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await storedIn(member, "articles")).toEqual(["articles.pdf"]);
  await page.getByRole("button", { name: "Remove articles.pdf" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => storedIn(member, "articles")).toEqual([]);
  await expect.poll(() => rowsOf(page, "articles").count()).toBe(0);
});

/** Drops a file on the area of a slot. Runs in the page. */
function dropFile({ slot, name, text }: { slot: string; name: string; text: string }) {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name, { type: "application/pdf" }));
  const area = document.querySelector(`[data-question="${slot}"] input[type=file]`)?.parentElement;
  if (!area) throw new Error(`there is no place for ${slot}`);
  area.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}
