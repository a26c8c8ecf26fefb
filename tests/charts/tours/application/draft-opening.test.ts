import type {
  DraftOpeningInput,
  LookOutcome,
  RestartResult,
} from "@gatehouse/machines/application/draft-opening";
import type { Request } from "playwright";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { draftOpeningTable } from "../../screens/application/draft.model.ts";
import { receipt } from "../../screens/application/sections.model.ts";
import { openAtBank, Scene } from "./draft.scene.ts";
import { onTour } from "../kit/page-ui.ts";
import { comes, hearsHeading, inTime } from "../kit/sight.ts";
import { testTour } from "../kit/walk.ts";

/** A page whose time goes on while it is looked at. */
class OpeningScene extends Scene {
  override sees: Scene["sees"] = (role, text) =>
    comes(this.page, this.page.getByRole(role).filter({ hasText: text }).first());
  override seesText: Scene["seesText"] = (text) =>
    comes(this.page, this.page.getByText(text).first());
  override comesTo: Scene["comesTo"] = (name) =>
    comes(this.page, this.page.getByRole("heading", { level: 1, name }));
}

const isRestart = (request: Request) =>
  (request.postDataJSON() as { restart?: unknown }).restart === true;

/** Opening an application whose draft may be found. */
testTour(
  onTour<OpeningScene>(draftOpeningTable, {
    steps: 40,
    open: async (input) => {
      const { isOffered } = input as DraftOpeningInput;
      const { page, wire, member } = await openAtBank(isOffered);
      return new OpeningScene(page, wire, member);
    },
    events: {
      "xstate.done.actor.look": async ({ wire }, { output }) => {
        const outcome = output as LookOutcome;
        if (outcome.kind === "found") return wire.change(kycForm, { saved_by: outcome.by ?? "" });
        if (outcome.kind === "none") return wire.change(kycForm, { saved_at: null });
        return wire.change(kycForm, { submission: receipt, locked: true });
      },
      "xstate.done.actor.restart": ({ wire }, { output }) =>
        (output as RestartResult).kind === "restarted"
          ? wire.pass(saveKyc)
          : wire.refuse(saveKyc, "revisionConflict"),
    },
    states: {
      looking: async ({ page, wire }) => {
        await inTime(page, () => wire.newest(kycForm));
        await hearsHeading(page, "Loading");
      },
      restarting: async (scene, at) => {
        await scene.wire.sent(saveKyc, isRestart);
        await draftOpeningTable.states["restarting"]!(scene, at);
      },
    },
  }),
);
