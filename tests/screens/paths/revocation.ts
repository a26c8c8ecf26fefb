import type { RevokeOutcome } from "@gatehouse/machines/revocation";
import { expect } from "vitest";
import { getPlatforms, unbindPlatform } from "#contract/calls/platforms.ts";
import { refusals } from "#contract/refusals.ts";
import { revocationModel } from "../../machines/models/revocation.ts";
import { server } from "../kit/border.ts";
import { stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton, seesNo } from "../kit/hand.ts";
import { entity, signIn } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";

const start = Date.UTC(2026, 10, 20, 4);
const provider = "Sample Platform";
const bound = {
  id: "7f3c9a52-3f6b-4f4c-8f0e-2f6f4f1c9a10",
  provider,
  email: "ada@platform.example",
  bound_at: start,
};
const busy = refusals.overloaded.says.message ?? "";

async function openDashboard() {
  stopClock(start);
  signIn();
  server.always(getPlatforms, () => ({ has_password: true, platforms: [bound] }));
  openScreen("/kyc/user");
  await comesTo(entity);
}

const asks = (text: string) => async () => {
  await sees("dialog", `Disconnect ${provider}?`);
  await sees("dialog", text);
  await seesButton("Disconnect", true);
  await seesButton("Cancel", true);
};

export const revocationTable: PathTable = {
  model: { ...revocationModel, facts: () => ({}) },
  open: openDashboard,
  events: {
    "revocation.ask": () => press(`Disconnect ${provider}`),
    "revocation.confirm": () => press("Disconnect"),
    "dialog.close": async () => {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    },
    "xstate.done.actor.revoke": async ({ output }) => {
      if ((output as RevokeOutcome).kind === "revoked") server.answer(unbindPlatform, {});
      else server.refuse(unbindPlatform, "overloaded");
    },
    "xstate.error.actor.revoke": async () => server.lose(unbindPlatform),
  },
  states: {
    listing: async () => {
      await seesNo("dialog");
      await seesButton(`Disconnect ${provider}`, true);
    },
    "asked.asking.waiting": asks(""),
    "asked.asking.declined": asks(busy),
    "asked.asking.unanswered": asks("Server error!"),
    "asked.sending": async () => {
      const asked = await until(() => server.newest(unbindPlatform));
      expect(asked.body).toEqual({ id: bound.id });
      await seesButton("Disconnect", false);
      await seesButton("Cancel", false);
    },
  },
};
