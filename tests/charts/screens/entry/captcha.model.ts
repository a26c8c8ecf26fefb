import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";
import { captchaModel } from "../../models/entry/captcha.ts";

const [run] = captchaModel.runs;
const cases = run!.cases as (snapshot: AnyMachineSnapshot) => readonly AnyEvent[];

/** A page asks once by itself, again when the person does, and is told by the server only of a call that it made. */
function canHappen(snapshot: AnyMachineSnapshot, { type, now }: AnyEvent): boolean {
  const at = (resting: string) => snapshot.matches({ resting });
  if (type === "captcha.ask") return now === 0 || !at("unasked");
  if (type === "captcha.require") return !at("unasked") && !at("left");
  const shown = (...states: string[]) => states.some((state) => snapshot.matches({ shown: state }));
  if (type === "captcha.leave") return snapshot.matches("shown");
  // The buttons rest while an answer is checked, and the second puzzle is like the first.
  if (type === "puzzle.change") return shown("solving", "working");
  if (type === "puzzle.avoid") return shown("solving", "fetching");
  return true;
}

/** The captcha as the page of a forgotten password has it. */
export const captchaOnScreen: ChartModel = {
  ...captchaModel,
  runs: [
    { ...run!, cases: (snapshot) => cases(snapshot).filter((event) => canHappen(snapshot, event)) },
  ],
  facts: (snapshot) => ({ ...captchaModel.facts!(snapshot), isOn: null }),
};
