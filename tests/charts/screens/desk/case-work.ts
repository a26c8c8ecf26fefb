import type { AnyMachineSnapshot } from "xstate";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskVerdict } from "#contract/calls/desk-work.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { caseWorkModel } from "#models/desk/case-work.ts";
import { row } from "#tests/support/screens/desk-sample.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

interface Verdict {
  body: { verdict: "verified" | "mismatch" };
}

/** The key that gives an answer its verdict, and the place of the answer on the page. */
export const keys = { verified: { key: "1", at: 0 }, mismatch: { key: "2", at: 1 } } as const;

export const verdictIn = (change: unknown) => (change as Verdict).body.verdict;

export const changesOf = ({ context }: AnyMachineSnapshot) => context.changes as readonly Verdict[];

export const isShown = ({ context }: AnyMachineSnapshot) => context.shown !== null;

/** Two answers get their verdicts; each waits at most once. */
function canHappen({ type, change }: AnyEvent, at: AnyMachineSnapshot): boolean {
  if (type !== "change.send") return true;
  const waiting = changesOf(at).map(verdictIn);
  return waiting.length < 2 || waiting.at(-1) === verdictIn(change);
}

/** A case of one's own, on which two answers are given their verdicts by key. */
export const caseWorkTable: ChartTable = {
  model: {
    ...within(caseWorkModel, canHappen),
    facts: ({ context }) => context,
    shown: (at) => ({
      isShown: isShown(at),
      refusal: at.context.refusal?.code ?? "",
      changes: changesOf(at).map(verdictIn),
    }),
  },
  events: {
    "change.dismiss": (ui) => ui.press("Close"),
    "case.reload": (ui, _, before) => ui.press(isShown(before) ? "Reload" : "Try again"),
    "xstate.error.actor.load": (ui) => ui.lose(deskCase),
    "xstate.error.actor.send": (ui) => ui.lose(deskVerdict),
  },
  states: {
    loading: async (ui, at) => {
      await ui.sent(deskCase);
      if (isShown(at)) await ui.comesTo(ui.here(row.name));
      else await ui.draws("[aria-busy=true] h1");
    },
    missing: (ui) => ui.comesTo("Page not found"),
    stale: (ui, at) =>
      isShown(at)
        ? ui.sees("alert", "This page may be out of date.")
        : ui.comesTo("This page could not be loaded"),
    idle: async (ui) => {
      await ui.comesTo(ui.here(row.name));
      await ui.draws("body:not(:has([role=alert]))");
      await ui.seesButton("Release", true);
    },
    sending: async (ui) => {
      await ui.sent(deskVerdict);
      await ui.seesButton("Release", false);
    },
    failed: async (ui, { context }) => {
      await ui.sees(
        "alert",
        context.refusal === null
          ? "The server cannot be reached. Check your connection and try again."
          : "This case is not assigned to you. Claim it, or ask the assignee to transfer it.",
      );
      await ui.seesButton("Release", true);
    },
  },
};
