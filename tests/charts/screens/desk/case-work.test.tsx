import { beforeAll } from "vitest";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskVerdict } from "#contract/calls/desk-work.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import {
  answerDesk,
  atCase,
  leaveDesk,
  openDesk,
  prepareDesk,
} from "#tests/support/screens/desk.tsx";
import { sampleCase } from "#tests/support/screens/desk-sample.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { caseWorkTable, changesOf, keys, verdictIn } from "./case-work.ts";

beforeAll(prepareDesk);

/** The focus is on an answer, and the key of its verdict is pressed. */
async function giveVerdict(given: keyof typeof keys) {
  const { key, at } = keys[given];
  const answer = [...document.querySelectorAll<HTMLElement>("[data-answer]")][at]!;
  answer.focus();
  answer.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

testPaths(
  onScreens(caseWorkTable, {
    open: async () => {
      answerDesk();
      server.withhold(deskCase);
      openDesk(atCase);
    },
    leave: leaveDesk,
    events: {
      "change.send": async ({ change }, before) => {
        await giveVerdict(verdictIn(change));
        // A case that was asked for before the change is shown no more.
        if (before.matches("loading")) await ui.answer(deskCase, sampleCase());
      },
      "xstate.done.actor.load": ({ output }) =>
        (output as { shown: object | null }).shown === null
          ? ui.refuse(deskCase, "notFound")
          : ui.answer(deskCase, sampleCase()),
      "xstate.done.actor.send": async ({ output }) => {
        await ui.sent(deskVerdict);
        if ((output as { kind: string }).kind === "answered") server.answer(deskVerdict, {});
        else server.refuse(deskVerdict, "caseTaken");
      },
    },
    states: {
      sending: async (at) => {
        await caseWorkTable.states["sending"]!(ui, at);
        await until(() => {
          const { verdict } = server.newest(deskVerdict).body as { verdict: string };
          if (verdict !== verdictIn(changesOf(at)[0])) throw new Error(`${verdict} is sent`);
        });
      },
    },
  }),
);
