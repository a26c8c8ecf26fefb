import pLimit from "p-limit";
import { beforeAll, expect, test } from "vitest";
import { deskCalls } from "#contract/calls/desk.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { documentRequest, saveRequestWords } from "#contract/calls/requests.ts";
import { hostileStrings } from "../fuzz/hostile.ts";
import { fillIn } from "../support/server/applicant.ts";
import { atDesk, caseSeen, type DeskMember } from "../support/server/desk.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Member, sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal();
let member: Member;
let ana: DeskMember;
let seen: Awaited<ReturnType<typeof caseSeen>>;
beforeAll(async () => {
  member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  ana = await atDesk(portal, "Ana", "approver", "administrator");
  dataOf(await ana.api(work.deskClaim, { params: { id: member.formId } }));
  seen = await caseSeen(ana, member.formId);
});

const item = () => ({
  slot: seen.files[0]!.slot,
  rejected_uid: seen.files[0]!.uid,
  reason: "unreadable",
  public_text: "Please",
});

/** What a good request of a writing call carries. */
const bodies: Record<string, () => object> = {
  deskVerdict: () => ({
    kind: "document",
    target: seen.files[0]!.uid,
    value: seen.files[0]!.sha256,
    verdict: "accepted",
    public_text: "Fine",
    note: "Fine",
  }),
  deskNote: () => ({ text: "A note" }),
  deskAssign: () => ({ person: ana.id, reason: "Leave" }),
  deskRequest: () => ({
    lines: ["exchange"],
    due_on: "2026-12-04",
    public_text: "Please",
    snapshot: seen.snapshot,
    items: [item()],
  }),
  deskCancelRequest: () => ({ reason: "Found" }),
  deskDecision: () => ({
    line: "exchange",
    act: "propose",
    outcome: "rejectRetry",
    reason: "incomplete",
    note: "Why",
    snapshot: seen.snapshot,
  }),
  deskRaiseFileLimit: () => ({ account_number: "00000000", files_total: 30, reason: "Pages" }),
  deskAccount: () => ({ line: "exchange", act: "freeze", reason: "Why" }),
  deskLapse: () => ({ line: "exchange", cause: "adverseHit" }),
};
const lists: Record<string, readonly string[]> = {
  deskCases: ["view", "line", "kind", "band", "jurisdiction", "assignee", "after"],
};

/** The value with each of its texts in turn made another. */
function spoilt(value: unknown, text: string): unknown[] {
  if (typeof value === "string") return [text];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, own]) =>
    spoilt(own, text).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
    ),
  );
}

async function statusOf(browser: Member["browser"], path: string, body?: unknown) {
  const response = await browser.fetch(path, {
    headers: {
      "content-type": "application/json",
      ...(browser === ana.browser ? { "x-person": ana.id } : {}),
    },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return response.status >= 500 || /node_modules|kysely|at \S+ \(/.test(text)
    ? `${response.status} ${path} ${JSON.stringify(body)?.slice(0, 300)}`
    : null;
}

const calls = Object.entries(
  Object.assign({}, ...Object.values(deskCalls)) as Record<string, DeskCall>,
);
const own = (path: string) =>
  path.replace("{id}", member.formId).replace("{uid}", seen.files[0]!.uid);

/** Fewer at once than one person may have waiting. */
const inTurn = pLimit(20);

test.each(calls.filter(([name]) => name in bodies))(
  "IN05 IN12 no text breaks %s",
  async (name, { path }) => {
    const answers = hostileStrings
      .flatMap((text) => spoilt(bodies[name]!(), text))
      .map((body) => inTurn(() => statusOf(ana.browser, own(path), body)));
    expect((await Promise.all(answers)).filter((fault) => fault !== null)).toEqual([]);
  },
);

test.each(calls.filter(([name]) => name in lists))(
  "IN05 IN12 no query breaks %s",
  async (name, { path }) => {
    const answers = hostileStrings
      .flatMap((text) =>
        lists[name]!.map((field) => new URLSearchParams({ view: "new", [field]: text })),
      )
      .map((query) => inTurn(() => statusOf(ana.browser, `${own(path)}?${query}`)));
    expect((await Promise.all(answers)).filter((fault) => fault !== null)).toEqual([]);
  },
);

test("what a person pastes is kept without characters that no one sees", async () => {
  const text = "A\u0000 note\u202e of\u200b two\nlines";
  const params = { id: member.formId };
  dataOf(await ana.api(work.deskNote, { params, body: { text } }));
  const { notes } = await caseSeen(ana, member.formId);
  expect(notes.at(-1)!.text).toBe("A note of two\nlines");
  expect(refusal(await ana.api(work.deskNote, { params, body: { text: "\u0000\u200b" } }))).toBe(
    "malformed",
  );
});

test("IN05 a reply is due on a day that exists, within a year", async () => {
  const params = { id: member.formId };
  for (const due_on of ["2027-02-31", "2027-12-31", "9999-12-31"]) {
    const body = { ...bodies["deskRequest"]!(), due_on } as never;
    expect(refusal(await ana.api(work.deskRequest, { params, body }))).toBe("malformed");
  }
});

test("IN05 IN12 no words break the answer to a request", async () => {
  const params = { id: member.formId };
  const { snapshot } = await caseSeen(ana, member.formId);
  const body = { ...bodies["deskRequest"]!(), snapshot } as never;
  dataOf(await ana.api(work.deskRequest, { params, body }));
  const [asked] = dataOf(await member.api(documentRequest, { params })).items;
  const answers = hostileStrings.map((words) => {
    const body = { form_id: member.formId, item: asked!.id, words };
    return inTurn(() => statusOf(member.browser, saveRequestWords.path, body));
  });
  expect((await Promise.all(answers)).filter((fault) => fault !== null)).toEqual([]);
});
