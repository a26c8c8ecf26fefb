import type { Notice } from "@gatehouse/machines/notifications/notices";
import type { AnyMachineSnapshot } from "xstate";
import { limits } from "#contract/limits.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { noticesModel } from "#models/notifications/notices.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

const toasts = [
  { code: "sessionsEnded", role: "status", says: "Device signed out" },
  { code: "serverError", role: "alert", says: "Server error!" },
] as const;

/** How long the clock of the page runs between two looks at it. */
const tick = 100;

const listOf = ({ context }: AnyMachineSnapshot) => context.list as readonly Notice[];

/** The time of the page when the toasts are let go, which it knows at once. */
export const letGoAt = 1_000;

function canHappen({ type, now }: AnyEvent, at: AnyMachineSnapshot): boolean {
  if (!at.matches("showing")) return true;
  const isCounted = listOf(at).every(({ until }) => until !== null);
  return isCounted || (type === "tick" && now === letGoAt);
}

async function sees(ui: Ui, at: AnyMachineSnapshot) {
  for (const { code, role, says } of toasts)
    if (listOf(at).some((notice) => notice.code === code)) await ui.sees(role, says);
    else await ui.draws(`body:not(:has([role=${role}] > p))`);
}

/** The toasts over the dashboard, on which other devices can be signed out. */
export const noticesTable: ChartTable = {
  model: within(noticesModel, canHappen),
  events: {
    tick: async (ui, { now }) => {
      ui.at((now as number) - tick);
      await ui.pass(tick);
    },
  },
  states: {
    quiet: sees,
    showing: sees,
    // None goes, however much time passes.
    held: async (ui, at) => {
      await ui.pass(limits.toastMs + tick);
      await sees(ui, at);
    },
  },
};
