import { describe, expect, test } from "vitest";
import type { Changes } from "#contract/calls/onboarding.ts";
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
