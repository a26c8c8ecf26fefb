import type { ExplanationInput, Saving } from "@gatehouse/machines/documents/explanation";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { saveRequestWords } from "#contract/calls/requests.ts";
import { settled, until } from "#tests/support/screens/clock.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { type Sight, testPaths } from "#tests/support/screens/walk.ts";
import { explanationTable, label } from "./explanation.ts";
import { openRequest, requestedItem } from "#tests/support/screens/document-request.ts";

const outcome = (output: unknown) =>
  (output as Saving).isEnded
    ? ui.refuse(saveRequestWords, "notPossible")
    : ui.answer(saveRequestWords, {});

/** The field is left: what is typed is saved at once. */
async function leave() {
  const field = page.getByRole("textbox", { name: label }).element() as HTMLElement;
  field.focus();
  field.blur();
  await settled();
}

/** The field holds words where there are some, and is marked where they were not saved. */
const field =
  (state: string): Sight =>
  async (at) => {
    await explanationTable.states[state]!(ui, at);
    await until(() => {
      const shown = page.getByRole("textbox", { name: label }).element() as HTMLTextAreaElement;
      const hasWords = at.context.words !== "";
      expect([shown.value !== "", shown.ariaInvalid]).toEqual([
        hasWords,
        state === "failed" ? "true" : null,
      ]);
    });
  };
const fields = ["open", "saved", "changed", "saving", "failed"];

eachScreen();

testPaths(
  onScreens(explanationTable, {
    open: (given) => {
      const { item, words } = given as ExplanationInput;
      return openRequest([requestedItem(item, "articles", { words })]);
    },
    events: {
      "explanation.save": leave,
      "xstate.done.actor.save": ({ output }) => outcome(output),
      "xstate.done.actor.remove": ({ output }) => outcome(output),
    },
    states: Object.fromEntries(fields.map((state) => [state, field(state)])),
  }),
);
