import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { load, save } from "#tests/support/server/applicant.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal, today } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { derivedValues } from "./derived.ts";
import { deriveProgress } from "./progress.ts";

const portal = sharedPortal();
const daySeconds = 24 * 60 * 60;

/** What the dashboard shows of the answers. */
async function shown({ api }: Member) {
  const { entity_name, lines } = dataOf(await api(insInfo));
  const items = lines.map(({ line, given, asked, left }) => ({ line, given, asked, left }));
  return { entity_name, lines: items, offers: dataOf(await api(lineOffers)) };
}

/** Derived from the answers that the form loads; offers by a portal whose cache is empty. */
async function derived(member: Member) {
  const form = await load(member);
  const flow = flowOn(form.flow, form.rules_on);
  const made = emptyCache();
  const { offers } = await shown(member);
  return { shown: { ...deriveProgress(flow, form.answers, form.today), offers }, made };
}

/** Gives the portal an empty cache, which counts here what is derived, by the first word of the name. */
function emptyCache(): Record<string, number> {
  const made: Record<string, number> = {};
  const kept = derivedValues();
  portal.services.derived = {
    ...kept,
    get: (name, derive) =>
      kept.get(name, () => {
        const [kind = ""] = name.split(" ");
        made[kind] = (made[kind] ?? 0) + 1;
        return derive();
      }),
  };
  return made;
}

const once = { progress: 1, offers: 1 };

test("progress and offers are derived again when the answers, the files or the day change, and only then", async () => {
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
    const before = await shown(member);
    const now = await derived(member);
    expect([step, before]).toEqual([step, now.shown]);
    expect([step, await shown(member)]).toEqual([step, before]);
    expect([step, now.made]).toEqual([step, once]);
  }
});

test("dashboards opened at once after a save derive once", async () => {
  const member = await portal.member();
  dataOf(await save(member, 1, sampleAnswers(today)));
  const made = emptyCache();
  const all = await Promise.all(Array.from({ length: 30 }, () => shown(member)));
  expect(made).toEqual(once);
  const expected = await derived(member);
  expect(all).toEqual(all.map(() => expected.shown));
});

test("a value that is evicted while it is derived still reaches who waits for it", async () => {
  const values = derivedValues({ characters: 40 });
  const slow = Promise.withResolvers<object>();
  const waiting = values.get("slow", () => slow.promise);
  for (const name of ["first", "second", "third"])
    await values.get(name, async () => ({ text: "x".repeat(20) }));
  slow.resolve({ text: "slow" });
  await expect(waiting).resolves.toEqual({ text: "slow" });
});

test("a value is derived again once its time is over", async () => {
  const values = derivedValues({ ms: 20 });
  await values.get("one", async () => ({ text: "before" }));
  await wait(50);
  await expect(values.get("one", async () => ({ text: "after" }))).resolves.toEqual({
    text: "after",
  });
});

test("a failure stays with the request that derived: who waited derives alone, and the next one again", async () => {
  const values = derivedValues();
  const failing = Promise.withResolvers<object>();
  const first = values.get("one", () => failing.promise);
  const second = values.get("one", async () => ({ text: "alone" }));
  failing.reject(new Error("no answer"));
  await expect(first).rejects.toThrow("no answer");
  await expect(second).resolves.toEqual({ text: "alone" });
  await expect(values.get("one", async () => ({ text: "there" }))).resolves.toEqual({
    text: "there",
  });
});
