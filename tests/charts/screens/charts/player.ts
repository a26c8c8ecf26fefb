import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { playerModel } from "#models/charts/player.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

/** A path of two steps: a dialog is opened and closed. */
export const playerPage = "/charts/desk/case-dialog?panel=paths";

/** Next to the first step lies the start; the speed is chosen before the path is played. */
function canHappen({ type, at: step }: AnyEvent, at: AnyMachineSnapshot): boolean {
  if (type === "player.show" && step === -1) return at.context.at === 1;
  return type !== "player.speed" || !at.matches("playing");
}

/** The step of the list that is shown, the last one where the path has no more. */
const stepAt = (step: number) => `ol > li:nth-child(${Math.min(step, 2)}) > button`;

const sees =
  (button: string) =>
  async (ui: Ui, { context: { at, pause } }: AnyMachineSnapshot) => {
    await ui.seesButton(button, true);
    await ui.draws(`select:has(> option[value="${pause}"]:checked)`);
    await ui.seesText(`Step ${at} of 2`);
    await ui.draws(at === 0 ? "ol:not(:has([aria-current]))" : `${stepAt(at)}[aria-current=step]`);
  };

/** A generated path that is played. */
export const playerTable: ChartTable = {
  model: {
    ...within(playerModel, canHappen),
    facts: ({ context: { at, pause } }) => ({ at, pause }),
    shown: ({ context: { at, pause } }) => ({ at, pause }),
  },
  events: {
    "player.play": (ui) => ui.press("Play"),
    "player.pause": (ui) => ui.press("Pause"),
    "xstate.after.pause.player.playing": (ui, _, { context }) => ui.pass(context.pause),
  },
  states: { paused: sees("Play"), playing: sees("Pause"), ended: sees("Play") },
};

/** What a person presses to see a step: its place in the list, or the button that leads back to the start. */
export const pressedFor = ({ at: step }: AnyEvent) => (step === -1 ? null : stepAt(step as number));
