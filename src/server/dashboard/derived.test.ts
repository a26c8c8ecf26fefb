import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { load, save } from "../../../tests/support/server/applicant.ts";
import { pdfOf } from "../../../tests/support/server/pdf.ts";
import { dataOf } from "../../../tests/support/server/outcome.ts";
import { type Member, sharedPortal, today } from "../../../tests/support/server/portal.ts";
import { send } from "../../../tests/support/server/upload.ts";
import { deriveProgress } from "./progress.ts";

const portal = sharedPortal();
const daySeconds = 24 * 60 * 60;

/** What the dashboard shows of the answers. */
async function shown({ api }: Member) {
  const { entity_name, lines } = dataOf(await api(insInfo));
  const items = lines.map(({ line, given, asked, left }) => ({ line, given, asked, left }));
  return { entity_name, lines: items, offers: dataOf(await api(lineOffers)) };
}

/** Derived from the answers that the form loads; offers are derived again without the stored ones. */
async function derived(member: Member) {
  const form = await load(member);
  const flow = flowOn(form.flow, form.rules_on);
  await portal.rows("delete from derived where account_id = $1", [member.accountId]);
  return {
    ...deriveProgress(flow, form.answers, form.today),
    offers: (await shown(member)).offers,
  };
}

const marked = {
  entity_name: "Read from the stored copy",
  lines: [{ line: "exchange", given: 1, asked: 2, left: [] }],
  offers: [
    {
      line: "goldToken",
      flow: "institutional",
      given: 3,
      asked: 4,
      left: [],
      documents: 5,
      minutes: 10,
      shared: null,
    },
  ],
};

async function mark({ accountId }: Member): Promise<void> {
  const { offers, ...progress } = marked;
  await portal.rows(
    "update derived set value = case name when 'line offers' then $2 else $3 end::jsonb where account_id = $1",
    [accountId, JSON.stringify(offers), JSON.stringify(progress)],
  );
}

test("the stored progress and offers are shown until the answers, the files or the day change", async () => {
  const member = await portal.member();
  const uid = randomUUID();
  const change = async (changes: Parameters<typeof save>[2], more = {}) =>
    dataOf(await save(member, (await load(member)).revision, changes, more));
  const steps = {
    filled: () => change(sampleAnswers(today)),
    changed: () => change({ companyInformation: { entityName: "Ember Lamps Limited" } }),
    emptied: () => change({ companyInformation: { entityName: null } }),
    async documentAdded() {
      const file = dataOf(await send(member, pdfOf(1), { slot: "articles", uid }));
      await change({ uploadFiles: { articles: { files: [file] } } });
    },
    async documentRemoved() {
      dataOf(await member.api(deleteFile, { body: { form_id: member.formId, uid } }));
    },
    async dayLater() {
      portal.pass(daySeconds);
      await portal.logIn(member.browser, member.email);
    },
    restarted: () => change({ applicableAccount: { lines: ["goldToken"] } }, { restart: true }),
  };
  for (const [step, take] of Object.entries(steps)) {
    await take();
    expect([step, await shown(member)]).toEqual([step, await derived(member)]);
    await mark(member);
    expect([step, await shown(member)]).toEqual([step, marked]);
  }
});

test("dashboards opened at once after a save all show the same progress", async () => {
  const member = await portal.member();
  dataOf(await save(member, 1, sampleAnswers(today)));
  const all = await Promise.all(Array.from({ length: 30 }, () => shown(member)));
  const expected = await derived(member);
  expect(all).toEqual(all.map(() => expected));
});
