import { draft, type DraftEvent, type SaveOutcome } from "@gatehouse/machines/application/draft";
import { describe, expect, test } from "vitest";
import { type AnyActorRef, createActor, fromCallback, fromPromise } from "xstate";
import type { Changes } from "#contract/calls/onboarding.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import { answerStore } from "../application/answers.ts";
import { pendingOf, withNews } from "../application/pending.ts";

const bank = (own: Record<string, unknown>) => ({ flatServices: own });
const first = { bankName: "First Bank", branchName: "Branch 1" };

/** A page with revision 3, on which these answers differ from those of the server. */
const page = (own: Record<string, unknown> = {}) => ({
  base: { revision: 3, answers: bank(first) },
  answers: bank({ ...first, ...own }),
});
const news = (theirs: Changes, typing: string | null = null, revision = 5) => ({
  revision,
  theirs,
  typing,
});

describe("what another person saved", () => {
  test("is shown, and nothing of it is pending", () => {
    const after = withNews(page(), news(bank({ branchName: "Branch 2", swift: "HSBC" })));
    const now = bank({ ...first, branchName: "Branch 2", swift: "HSBC" });
    expect(after).toEqual({ base: { revision: 5, answers: now }, answers: now });
    expect(pendingOf(after)).toEqual({});
  });

  test("clears an answer that they cleared", () => {
    const { answers } = withNews(page(), news(bank({ branchName: null })));
    expect(answers).toEqual(bank({ bankName: "First Bank" }));
  });

  test("is merged with other answers that are not saved yet", () => {
    const after = withNews(page({ bankName: "Mine" }), news(bank({ branchName: "Branch 2" })));
    expect(after.answers).toEqual(bank({ bankName: "Mine", branchName: "Branch 2" }));
    expect([after.base.revision, pendingOf(after)]).toEqual([5, bank({ bankName: "Mine" })]);
  });

  test("never replaces an answer that is not saved yet: the server compares it with theirs", () => {
    const theirs = bank({ bankName: "Theirs", branchName: "Branch 2" });
    const after = withNews(page({ bankName: "Mine" }), news(theirs));
    expect(after.answers).toEqual(bank({ bankName: "Mine", branchName: "Branch 2" }));
    expect(after.base).toEqual({
      revision: 3,
      answers: bank({ bankName: "First Bank", branchName: "Branch 2" }),
    });
  });

  test("does not pass for an answer typed on an earlier revision, after a reload that loaded theirs", () => {
    const reloaded = {
      base: { revision: 3, answers: bank({ ...first, bankName: "Theirs" }) },
      answers: bank({ ...first, bankName: "Mine" }),
    };
    const after = withNews(reloaded, news(bank({ bankName: "Theirs" })));
    expect(after).toEqual(reloaded);
  });

  test("never replaces the answer that has the focus; it arrives once the focus is elsewhere", () => {
    const theirs = bank({ bankName: "Theirs", branchName: "Branch 2" });
    const during = withNews(page(), news(theirs, "flatServices.bankName"));
    expect([during.base.revision, during.answers]).toEqual([
      3,
      bank({ bankName: "First Bank", branchName: "Branch 2" }),
    ]);
    const after = withNews(during, news(theirs, "flatServices.branchName"));
    expect([after.base.revision, after.answers]).toEqual([
      5,
      bank({ bankName: "Theirs", branchName: "Branch 2" }),
    ]);
  });

  test("that is the same as typed here is no longer pending", () => {
    const after = withNews(page({ bankName: "Same" }), news(bank({ bankName: "Same" })));
    expect([after.base.revision, pendingOf(after)]).toEqual([5, {}]);
  });

  test("is ignored once this page has answers as new", () => {
    const now = page();
    expect(withNews(now, news(bank({ bankName: "Old" }), null, 3))).toBe(now);
  });

  test("twice changes nothing the second time", () => {
    const theirs = bank({ bankName: "Theirs" });
    const once = withNews(page({ branchName: "Mine" }), news(theirs));
    expect(withNews(once, news(theirs))).toBe(once);
  });
});

/** The answers of a page that was loaded with revision 3. */
function loadedPage() {
  const input = {
    flowId: "institutional",
    flow: flows.institutional,
    formAsked: undefined,
    formId: "1",
    mayConsent: true,
  } as const;
  const store = createActor(answerStore, { input }).start();
  const form = {
    form_id: "1",
    flow: "institutional" as const,
    reference: "R",
    revision: 3,
    answers: bank(first),
    numbers_need: "password" as const,
    saved_at: 0,
    saved_by: "Mei Lin",
    save_ids: [],
    locked: false,
    today: "2026-11-20",
    rules_on: "2026-11-20",
    existing_lines: [],
    files_total: 20,
    files: "",
    submission: null,
    told_ready_at: null,
  };
  store.send({ type: "form.load", form, copy: undefined, unsaved: undefined });
  const type = (name: string, value: string) =>
    store.send({ type: "answer.set", section: "flatServices", name, value });
  return { store, type, now: () => store.getSnapshot().context };
}

describe("CO10 an old answer to a save", () => {
  test("replaces nothing that another person saved after it, and nothing typed since", () => {
    const { store, type, now } = loadedPage();
    type("bankName", "Mine");
    const newer = bank({ bankName: "Mine", branchName: "Branch 9" });
    store.send({ type: "news.load", rulesOn: "2026-11-20", ...news(newer, null, 6) });
    type("bankName", "Mine again");
    const late = { revision: 5, sent: bank({ bankName: "Mine" }) };
    store.send({ type: "answers.saved", ...late, theirs: bank({ branchName: "Branch 8" }) });
    expect([now().base, now().answers, pendingOf(now())]).toEqual([
      { revision: 6, answers: newer },
      bank({ bankName: "Mine again", branchName: "Branch 9" }),
      bank({ bankName: "Mine again" }),
    ]);
  });

  test("leaves what was typed while it was on its way to be saved next", () => {
    const { store, type, now } = loadedPage();
    type("bankName", "Mi");
    const sent = pendingOf(now());
    type("bankName", "Mine");
    store.send({ type: "answers.saved", revision: 4, sent, theirs: {} });
    expect([now().answers, pendingOf(now())]).toEqual([
      bank({ ...first, bankName: "Mine" }),
      bank({ bankName: "Mine" }),
    ]);
  });

  test("is waited for: no second save is sent before it, however much is typed and saved", async () => {
    const begun: ((outcome: SaveOutcome) => void)[] = [];
    const save = fromPromise<SaveOutcome, AnyActorRef>(
      () => new Promise((end) => void begun.push(end)),
    );
    const network = fromCallback<DraftEvent>(() => undefined);
    const input = { answers: loadedPage().store, savedAt: null, saveDelay: 0, retryDelay: 0 };
    // As edits that are not saved yet are reported at once.
    const unsavedEdits = fromCallback<DraftEvent, AnyActorRef>(({ sendBack }) =>
      sendBack({ type: "draft.edit" }),
    );
    const wired = draft.provide({ actors: { save, network, unsavedEdits } });
    const saving = createActor(wired, { input });
    saving.start().send({ type: "draft.save" });
    for (const type of ["draft.edit", "draft.save", "net.offline", "net.online"] as const)
      saving.send({ type });
    expect([saving.getSnapshot().value, begun.length]).toEqual(["saving", 1]);
    begun[0]!({ kind: "saved", at: 1 });
    await Promise.resolve();
    saving.send({ type: "draft.save" });
    expect([saving.getSnapshot().value, begun.length]).toEqual(["saving", 2]);
    saving.stop();
  });
});
