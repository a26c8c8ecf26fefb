import { changePassword } from "#contract/calls/security.ts";
import { passwordChangeModel } from "../../machines/models/password-change.ts";
import { server } from "../kit/border.ts";
import { stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, type } from "../kit/hand.ts";
import { entity, signIn } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";

const title = "Change password";
const next = "Walnut-Ladder-31";

export const passwordChangeTable: PathTable = {
  model: passwordChangeModel,
  open: async () => {
    stopClock(Date.UTC(2026, 10, 20, 4));
    signIn();
    openScreen("/kyc/user");
    await comesTo(entity);
  },
  events: {
    "change.ask": () => press(title),
    "dialog.close": () => press("Close"),
    "xstate.done.actor.passwordForm": async () => {
      await type("Current password", "Quiet-Stationery-77");
      await type("New password", next);
      await type("Password again", next);
      await press(title);
      await until(() => server.newest(changePassword));
      server.answer(changePassword, {});
    },
  },
  states: {
    resting: async () => {
      await seesNo("dialog");
      await seesButton(title, true);
    },
    asked: async () => {
      await sees("dialog", "All other devices are signed out.");
      await seesButton(title, true);
    },
  },
};
