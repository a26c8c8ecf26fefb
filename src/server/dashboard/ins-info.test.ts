import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { sampleAnswers } from "../../../tests/support/sample.ts";
import { load, save } from "../../../tests/support/server/applicant.ts";
import { pdfOf } from "../../../tests/support/server/pdf.ts";
import {
  dataOf,
  type Member,
  send,
  sharedPortal,
  today,
} from "../../../tests/support/server/portal.ts";
import { deriveProgress } from "./progress.ts";
import type { Progress } from "./progress-queries.ts";

const portal = sharedPortal();
const daySeconds = 24 * 60 * 60;

async function shown({ api }: Member): Promise<Progress> {
  const { entity_name, lines } = dataOf(await api(insInfo));
  const items = lines.map(({ line, given, asked, left }) => ({ line, given, asked, left }));
  return { entity_name, lines: items } as Progress;
}

async function derived(member: Member): Promise<Progress> {
  const form = await load(member);
  return deriveProgress(flowOn(form.flow, form.rules_on), form.answers, form.today);
}

const marked: Progress = {
  entity_name: "Read from the stored copy",
  lines: [{ line: "exchange", given: 1, asked: 2, left: [] }],
};

const mark = ({ accountId }: Member) =>
  portal.rows(
    "update application_progress set entity_name = $2, lines = $3 where account_id = $1 returning account_id",
    [accountId, marked.entity_name, JSON.stringify(marked.lines)],
  );

test("the stored progress is shown until the answers, the files or the day change", async () => {
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
    expect([step, await mark(member)]).toEqual([step, [{ account_id: member.accountId }]]);
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
