import type {
  DraftOpeningInput,
  LookOutcome,
  RestartResult,
} from "@gatehouse/machines/application/draft-opening";
import { randomUUID } from "node:crypto";
import type { Request } from "playwright";
import { inject } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member } from "#tests/journeys/support/member.ts";
import {
  draftOpeningTable,
  elsewhereTable,
} from "#tests/charts/screens/application/draft.model.ts";
import { receipt } from "#tests/charts/screens/application/sections.model.ts";
import { locale, openAtBank, say, Scene } from "./draft.scene.ts";
import { onTour } from "../kit/page-ui.ts";
import { comes, hearsHeading, inTime } from "../kit/sight.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

/** A page whose time goes on while it is looked at. */
class OpeningScene extends Scene {
  override sees: Scene["sees"] = (role, text) =>
    comes(
      this.page,
      this.page
        .getByRole(role)
        .filter({ hasText: say(text, "part") })
        .first(),
    );
  override seesText: Scene["seesText"] = (text) =>
    comes(this.page, this.page.getByText(say(text, "part")).first());
  override comesTo: Scene["comesTo"] = (name) =>
    comes(this.page, this.page.getByRole("heading", { level: 1, name: say(name, "whole") }));
}

const theirName = "The names of the walk are not those of the registration.";
const hasDraft = "The walk needs a draft later, which was saved before.";
const notYet = "The walk goes on with the same application, which is not submitted.";

const isRestart = (request: Request) =>
  (request.postDataJSON() as { restart?: unknown }).restart === true;

/** The page of an institution, opened by an individual who has begun an application. */
async function openElsewhere(): Promise<OpeningScene> {
  const member = await Member.at(inject("baseUrl"), "individual");
  await member.open("otcSingapore");
  const context = await visit({ baseUrl: inject("baseUrl"), locale, member });
  const wire = await Wire.of(context, [insInfo]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/kyc/verify");
  return new OpeningScene(page, wire, member);
}

/** Opening an application whose draft may be found. */
testTour(
  onTour<OpeningScene>(elsewhereTable, {
    open: openElsewhere,
    events: {
      // The page that it leads to asks twice as well.
      "xstate.done.actor.look": async ({ wire }) => {
        for (let asked = 0; asked < 3; asked += 1) await wire.pass(insInfo);
      },
    },
    states: {
      looking: async ({ page, wire }) => {
        await wire.sent(insInfo);
        await hearsHeading(page, say("Loading", "whole"));
      },
    },
  }),
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
        if (outcome.kind === "found")
          return wire.change(kycForm, { saved_by: outcome.by ?? "" }, theirName);
        if (outcome.kind === "none") return wire.change(kycForm, { saved_at: null }, hasDraft);
        return wire.change(kycForm, { submission: receipt, locked: true }, notYet);
      },
      "xstate.done.actor.restart": async ({ wire, member }, { output }) => {
        // Another device saves before the server has the restart.
        if ((output as RestartResult).kind !== "restarted")
          await member.save({ flatServices: { branchName: `Branch ${randomUUID()}` } });
        await wire.pass(saveKyc);
      },
    },
    states: {
      looking: async ({ page, wire }) => {
        await inTime(page, () => wire.newest(kycForm));
        await hearsHeading(page, say("Loading", "whole"));
      },
      restarting: async (scene, at) => {
        await scene.wire.sent(saveKyc, isRestart);
        await draftOpeningTable.states["restarting"]!(scene, at);
      },
    },
  }),
);
