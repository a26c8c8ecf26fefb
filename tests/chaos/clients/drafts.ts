import { createHash, randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { fileBytes } from "#contract/calls/uploads.ts";
import { pathOf } from "#browser/client.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { send } from "#tests/support/server/upload.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { acknowledged, type Attempt, wrongInAnswer } from "../history.ts";
import type { Book, Group } from "./book.ts";
import { formLater, formOf } from "./form-of.ts";

export interface StoredFile {
  uid: string;
  sha256: string;
}

interface Draft {
  member: Member;
  names: Attempt<string>[];
  files: Attempt<StoredFile>[];
}

/** Of the 20 files of one application. */
const fullAt = 15;
const savesPerUpload = 4;

/** So many clients, each with an account of their own, who save one answer again and again and upload pictures. */
export function drafters(book: Book, count: number): Group {
  const drafts: Draft[] = [];
  const now = () => drafts.slice(-count);
  return {
    async renew() {
      if (drafts.length > 0 && now().every(({ files }) => files.length < fullAt)) return;
      const { baseUrl, visitor } = book.portal;
      for (let at = 0; at < count; at += 1) {
        const member = await Member.at(baseUrl, "institution", undefined, visitor());
        drafts.push({ member, names: [], files: [] });
      }
    },
    clients: Array.from({ length: count }, (_, at) => () => work(book, now()[at]!)),
    async check(all) {
      const wrong = await Promise.all((all ? drafts : now()).map(wrongIn));
      return wrong.flat();
    },
  };
}

async function work(book: Book, draft: Draft): Promise<void> {
  const isToUpload = draft.names.length % savesPerUpload === savesPerUpload - 1;
  await save(book, draft);
  if (isToUpload && draft.files.length < fullAt) await upload(book, draft);
}

async function save(book: Book, { member, names }: Draft): Promise<void> {
  const { api, formId } = member;
  const { revision } = await formOf(member);
  const entityName = `Harbour Light ${names.length}`;
  const body = { form_id: formId, revision, changes: { companyInformation: { entityName } } };
  await book.attempt("saves of an answer", names, entityName, () => api(saveKyc, { body }));
}

async function upload(book: Book, { member, files }: Draft): Promise<void> {
  const bytes = await aPicture();
  const uid = randomUUID();
  const sent = { slot: slots[files.length % slots.length]!, uid, name: "picture.png" };
  const file = { uid, sha256: sha256(bytes) };
  await book.attempt("uploads", files, file, () => send(member, bytes, sent));
}

const slots: string[] = [];
sampleAnswers("2026-11-22", (slot) => {
  if (!slot.includes(".")) slots.push(slot);
  return [];
});

export const sha256 = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Noise, different each time. */
function aPicture(): Promise<Buffer> {
  const [width, height, channels] = [80, 80, 3] as const;
  const raw = { width, height, channels };
  return sharp(randomBytes(width * height * channels), { raw })
    .png()
    .toBuffer();
}

async function wrongIn({ member, names, files }: Draft): Promise<string[]> {
  const { answers } = await formLater(member);
  const found = answers["companyInformation"]?.["entityName"] as string | undefined;
  return [
    ...wrongInAnswer(names, found).map((wrong) => `answer ${wrong}`),
    ...(await wrongFiles(member, acknowledged(files))),
  ];
}

/** Files that are not given out as they were sent, to the byte. */
export async function wrongFiles(member: Member, files: readonly StoredFile[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { uid, sha256: sent } of files) {
    const answer = await member.browser.fetch(pathOf(fileBytes, { uid }));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.status !== 200)
      wrong.push(`file ${uid} was acknowledged and is answered ${answer.status}`);
    else if (sha256(bytes) !== sent) wrong.push(`file ${uid} has other bytes`);
  }
  return wrong;
}
