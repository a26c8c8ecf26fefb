import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Documents } from "#contract/questions/row-builders.ts";
import { answersOf, cases } from "../../../tests/support/contract/ownership-cases.ts";
import {
  fillIn,
  load,
  picture,
  save,
  submissionOf,
} from "../../../tests/support/server/applicant.ts";
import { dataOf } from "../../../tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "../../../tests/support/server/portal.ts";
import { send } from "../../../tests/support/server/upload.ts";

const portal = sharedPortal();
const lists = ["companies", "corporateParties", "people"] as const;
const blank = { companies: [], corporateParties: [], people: [], others: [], othersBelowLow: [] };
const unlisted = { exchange: "", ticker: "", listingLink: "" };

const rowsIn = (related: Answers): Answers[] =>
  lists.flatMap((list) => (related[list] ?? []) as Answers[]);

async function stored(member: Member, slot: string): Promise<Documents> {
  const sent = dataOf(await send(member, picture, { slot, name: "document.png" }));
  const { uid, name, size, type } = sent;
  return { files: [{ uid, name, size, type }] };
}

/** The same answers with a stored file in each slot of the parties. */
async function withFiles(member: Member, answers: AllAnswers): Promise<AllAnswers> {
  const related = { ...blank, ...answers["relatedInformation"] };
  for (const row of rowsIn(related)) {
    for (const [name, value] of Object.entries(row)) {
      if (!(value as Partial<Documents> | null)?.files) continue;
      row[name] = {
        ...(value as Documents),
        ...(await stored(member, `${name}.${String(row["id"])}`)),
      };
    }
  }
  const { applicableAccount, companyInformation, businessInformation, declaration } = answers;
  const { listingProof } = answers["uploadFiles"] as { listingProof?: Documents };
  return {
    applicableAccount: applicableAccount!,
    companyInformation: companyInformation!,
    businessInformation: { ...unlisted, ...businessInformation },
    declaration: declaration!,
    uploadFiles: {
      listingProof: listingProof ? await stored(member, "listingProof") : { files: [] },
    },
    relatedInformation: related,
  };
}

const copied = (answers: AllAnswers): AllAnswers => structuredClone(answers);

// Each case is a submission.
test(
  "the server refuses a submission for the same reasons, and accepts the same ones",
  { timeout: 120_000 },
  async () => {
    const member = await portal.member();
    await fillIn(member);
    const refused = cases.filter(({ expected }) => expected.length > 0);
    const found: Record<string, unknown> = {};
    for (const { name, changed } of refused) {
      const empty = dataOf(
        await save(member, (await load(member)).revision, { relatedInformation: blank }),
      );
      const answers = await withFiles(member, copied(answersOf(changed)));
      dataOf(await save(member, empty.revision, answers));
      const outcome = await member.api(saveKyc, { body: await submissionOf(member) });
      found[name] = outcome.ok ? "accepted" : issuesIn(outcome.data);
    }
    expect(found).toEqual(
      Object.fromEntries(refused.map(({ name, expected }) => [name, expected])),
    );
  },
);

const issuesIn = (data: unknown) =>
  (data as { issues: ({ section: string } & object)[] }).issues.map(
    ({ section: _, ...issue }) => issue,
  );

test.each(cases.filter(({ expected }) => expected.length === 0))(
  "the server accepts: $name",
  async ({ changed }) => {
    const member = await portal.member();
    await fillIn(member);
    const { revision } = dataOf(
      await save(member, (await load(member)).revision, { relatedInformation: blank }),
    );
    dataOf(await save(member, revision, await withFiles(member, copied(answersOf(changed)))));
    const reply = dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));
    expect(reply.submission?.lines).toEqual(changed.lines ?? ["exchange"]);
  },
);
