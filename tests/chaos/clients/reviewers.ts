import { setTimeout as wait } from "node:timers/promises";
import * as work from "#contract/calls/desk-work.ts";
import { caseSeen, type DeskUser, signedInAt } from "#tests/journeys/support/desk.ts";
import { acknowledged, type Attempt } from "../history.ts";
import { line } from "./applicants.ts";
import type { Book, Group } from "./book.ts";
import { todayOf } from "#server/clock.ts";

type Case = Awaited<ReturnType<typeof caseSeen>>;
const ends = ["approved", "asked"] as const;

/** What one person did with one case. */
interface Reviewed {
  id: string;
  by: DeskUser;
  claims: Attempt<string>[];
  verdicts: Attempt<string>[];
  ended: Attempt<(typeof ends)[number]>[];
}

const mostTries = 100;
const retryMs = 100;
const dayMs = 86_400_000;

/** So many people of the desk who each take a submitted case, judge its documents, and approve it or ask for a document. */
export function reviewers(book: Book, count: number): Group & { take: (formId: string) => void } {
  const people: DeskUser[] = [];
  const waiting: string[] = [];
  const all: Reviewed[] = [];
  let checked = 0;
  const review = async (at: number) => {
    const id = waiting.shift();
    if (id === undefined) return;
    const reviewed: Reviewed = { id, by: people[at]!, claims: [], verdicts: [], ended: [] };
    all.push(reviewed);
    await finish(book, reviewed, ends[all.length % ends.length]!);
  };
  return {
    take: (formId) => void waiting.push(formId),
    async renew() {
      while (people.length < count)
        people.push(await signedInAt(book.portal, `Ana${people.length}`, "approver"));
    },
    clients: Array.from({ length: count }, (_, at) => () => review(at)),
    async check(everything) {
      const asked = everything ? [...all] : all.slice(checked);
      const count = all.length;
      const wrong: string[] = [];
      for (const reviewed of asked) wrong.push(...(await wrongIn(reviewed)));
      checked = count;
      return wrong;
    },
  };
}

/** Does what is left again and again until the end is acknowledged, or is there although no answer said so. */
async function finish(book: Book, reviewed: Reviewed, end: (typeof ends)[number]): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const isDone = await goOn(book, reviewed, end).catch((error: Error) => {
      book.noteError(error);
      return wait(retryMs, false);
    });
    if (isDone) return;
  }
}

async function goOn(book: Book, of: Reviewed, end: (typeof ends)[number]): Promise<boolean> {
  const { id, by, claims, verdicts, ended } = of;
  const params = { id };
  const found = await caseSeen(by, id);
  if (endsOf(found).includes(end)) return true;
  if (found.assignee?.name !== by.name) {
    const claim = () => by.api(work.deskClaim, { params });
    if (!(await book.attempt("claims of a case", claims, id, claim))) return false;
  }
  for (const { uid, sha256: value, verdict } of end === "approved" ? found.files : []) {
    const body = { kind: "document", target: uid, value, verdict: "accepted" } as const;
    const send = () => by.api(work.deskVerdict, { params, body });
    // Without it the approval is blocked.
    if (verdict) continue;
    if ((await book.attempt("verdicts on a document", verdicts, uid, send)) === null) return false;
  }
  const { snapshot, files } = await caseSeen(by, id);
  const approval = { line, act: "decide", outcome: "approve", snapshot } as const;
  const request = { lines: [line], due_on: tomorrow(), public_text: "", snapshot };
  const asked = { slot: files[0]!.slot, rejected_uid: null, public_text: "Please send it." };
  const items = [{ ...asked, reason: "unreadable" as const }];
  const done = await (end === "approved"
    ? book.attempt("approvals", ended, end, () =>
        by.api(work.deskDecision, { params, body: approval }),
      )
    : book.attempt("requests for a document", ended, end, () =>
        by.api(work.deskRequest, { params, body: { ...request, items } }),
      ));
  return done !== null;
}

const tomorrow = () => todayOf(new Date(Date.now() + dayMs));

/** How the case stands, as ends; asked twice is not asked. */
function endsOf({ lines, requests }: Case): string[] {
  const { decision } = lines.find((each) => each.line === line)!;
  return [
    ...(decision.state === "decided" && decision.outcome === "approve" ? ["approved"] : []),
    ...(requests.length === 1 ? ["asked"] : []),
  ];
}

async function wrongIn({ id, by, ...acts }: Reviewed): Promise<string[]> {
  // Before it is asked: the person may go on meanwhile.
  const claims = acknowledged(acts.claims);
  const verdicts = acknowledged(acts.verdicts);
  const ended = acknowledged(acts.ended);
  const found = await caseSeen(by, id);
  const isClaimed = found.assignee?.name === by.name;
  const isJudged = (uid: string) =>
    found.files.some((file) => file.uid === uid && file.verdict?.verdict === "accepted");
  return [
    ...claims.filter(() => !isClaimed).map(() => "the claim"),
    ...verdicts.filter((uid) => !isJudged(uid)).map((uid) => `the verdict on ${uid}`),
    ...ended.filter((end) => !endsOf(found).includes(end)),
  ].map((what) => `"${what}" of case ${id} was acknowledged and is not there once`);
}
