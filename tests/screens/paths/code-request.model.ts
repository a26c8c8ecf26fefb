import type { AnyMachineSnapshot } from "xstate";
import type { ChartModel } from "../../machines/kit/model.ts";
import { codeRequestModel } from "../../machines/models/code-request.ts";

const minute = 60_000;

/** A page loaded again goes on as the one before; only its first move is new. */
const firstMoves = (snapshot: AnyMachineSnapshot) =>
  [{ type: "tick", now: minute }, { type: "code.send" }].filter(
    () => snapshot.context.resends === 0,
  );

const [afresh, ...reloaded] = codeRequestModel.runs;

/** Asking for a code as the registration page has it. */
export const codeRequestOnScreen: ChartModel = {
  ...codeRequestModel,
  runs: [afresh!, ...reloaded.map(({ input }) => ({ input, cases: firstMoves }))],
  facts: ({ context }) => ({
    refused: context.refusal !== null,
    again: context.resends > 0,
  }),
};
