import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { LineId } from "#contract/business-lines.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { fixtures } from "#tests/journeys/support/fixtures.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { acknowledged, type Attempt } from "../history.ts";
import type { Book, Group } from "./book.ts";
import { sha256, wrongFiles } from "./drafts.ts";
import { formLater } from "./form-of.ts";

/** What is applied for: its risk is low, so that one approver decides. */
export const line: LineId = "exchange";

interface Applied {
  member: Member;
  attempts: Attempt<string>[];
  /** As the first acknowledgement gave it. */
  reference: string;
  files: string[];
}

const picture = sha256(readFileSync(fixtures.png));
const retryMs = 100;

/** So many clients who register one applicant after the other, fill the whole form in and submit it; `submitted` takes the form. */
export function applicants(book: Book, count: number, submitted: (formId: string) => void): Group {
  const all: Applied[] = [];
  let checked = 0;
  const apply = async () => {
    const applied = await filledIn(book);
    if (!(await submit(book, applied))) return;
    all.push(applied);
    submitted(applied.member.formId);
  };
  return {
    renew: async () => undefined,
    clients: Array.from({ length: count }, () => apply),
    async check(everything) {
      const asked = everything ? [...all] : all.slice(checked);
      const count = all.length;
      const wrong: string[] = [];
      for (const applied of asked) wrong.push(...(await wrongIn(applied)));
      checked = count;
      return wrong;
    },
  };
}

async function filledIn(book: Book): Promise<Applied> {
  const { baseUrl, visitor } = book.portal;
  const member = await Member.at(baseUrl, "institution", undefined, visitor());
  const flow = await member.open(line);
  const character = { given: { applicableAccount: { lines: [line] } }, says: "no" } as const;
  const answers = await member.prepareAs(flow, character);
  const files = [...JSON.stringify(answers).matchAll(/"uid":"([0-9a-f-]{36})"/g)];
  return { member, attempts: [], reference: "", files: files.map(([, uid]) => uid!) };
}

/** Sends the same submission until it is acknowledged; gives whether it was. */
async function submit(book: Book, applied: Applied): Promise<boolean> {
  const { member, attempts } = applied;
  const body = await member.submission();
  for (const key = body.submit!.idempotency_key; attempts.length < 300; await wait(retryMs)) {
    const done = await book.attempt("submissions", attempts, key, () =>
      member.api(saveKyc, { body }),
    );
    if (!done) continue;
    applied.reference = done.submission!.reference;
    return true;
  }
  return false;
}

async function wrongIn({ member, attempts, reference, files }: Applied): Promise<string[]> {
  const { submission, locked } = await formLater(member);
  const isThere = locked && submission?.reference === reference;
  return [
    ...(acknowledged(attempts).length > 0 && !isThere
      ? [`submission ${reference} was acknowledged and is lost`]
      : []),
    ...(await wrongFiles(
      member,
      files.map((uid) => ({ uid, sha256: picture })),
    )),
  ];
}
