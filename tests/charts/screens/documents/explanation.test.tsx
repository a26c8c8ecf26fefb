import type { ExplanationInput, Saving } from "@gatehouse/machines/documents/explanation";
import { page } from "vitest/browser";
import { saveRequestWords } from "#contract/calls/requests.ts";
import { settled } from "../../../support/screens/clock.ts";
import { onScreens, ui } from "../../../support/screens/screen-ui.ts";
import { eachScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { explanationTable, label } from "./explanation.ts";
import { openRequest, requestedItem } from "../../../support/screens/document-request.ts";

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
  }),
);
