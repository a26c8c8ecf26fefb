import { allModels } from "#models/all-models.ts";
import { neverHappened } from "../../charts/kit/coverage.ts";
import type { Budget } from "../budget.ts";

export const bareWalks: Budget = {
  name: "bare-walks",
  method:
    "Every chart alone: its situations are explored, and every generated path is replayed by an actor of its own whose states and transitions are counted, one chart after the other, once, without warming up.",
  async measure() {
    const models = await allModels();
    const begun = performance.now();
    const left: string[] = [];
    for (const model of models) left.push(...(await neverHappened(model)));
    const seconds = (performance.now() - begun) / 1000;
    return [
      {
        what: `all states and transitions of ${models.length} charts, each chart alone`,
        unit: "s",
        measured: seconds,
        limit: { atMost: 5 },
      },
      {
        what: "states and transitions that no path takes",
        unit: "",
        measured: left.length,
        limit: { atMost: 0 },
      },
    ];
  },
};
