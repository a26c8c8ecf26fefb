import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../../machines/kit/model.ts";
import { captchaModel } from "../../machines/models/captcha.ts";

const [run] = captchaModel.runs;
const input = run!.input as { span: number; patience: number };
const { cases } = run!;
const rows = typeof cases === "function" ? [] : cases;

const asking = new Set(["captcha.ask", "captcha.require"]);
const ask = (now: number): AnyEvent => ({ type: "captcha.ask", now });

/** A page asks once by itself, again when the person does, and is told by the server only of a call that it made. */
function whoAsks(snapshot: AnyMachineSnapshot): AnyEvent[] {
  if (snapshot.matches({ resting: "unasked" })) return [ask(0)];
  const again = [ask(0), ask(input.span)];
  if (snapshot.matches({ resting: "left" })) return again;
  return [...again, { type: "captcha.require", now: 0 }];
}

const rest = rows.filter(({ type }) => !asking.has(type));
const bare = ["puzzle.change", "puzzle.avoid"].map((type) => ({ type }));

/** The captcha as the page of a forgotten password has it. */
export const captchaOnScreen: ChartModel = {
  ...captchaModel,
  runs: [
    {
      input,
      cases: (snapshot) => [
        ...(snapshot.matches("resting") ? whoAsks(snapshot) : []),
        ...(snapshot.matches("shown") ? [{ type: "captcha.leave" }] : []),
        ...rest,
        ...bare,
      ],
    },
  ],
  facts: ({ context: { puzzle, result, refusal } }) => ({
    puzzle: puzzle?.id ?? null,
    result,
    refused: refusal !== null,
  }),
};
