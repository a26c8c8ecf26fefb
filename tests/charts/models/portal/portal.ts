import { portal } from "@gatehouse/machines/portal/portal";
import { createActor, fromCallback } from "xstate";
import type { ChartModel } from "../../kit/model.ts";

const logic = fromCallback(() => {});
const names = ["session", "notices"];

export const portalModel: ChartModel = {
  file: "portal",
  name: "portal",
  machine: portal,
  runs: [
    {
      // A name is taken once in the system in which the situations are explored.
      cases: (snapshot) => {
        const running = Object.keys(snapshot.context.services).length;
        const isEmptied = snapshot.matches("serving") && running === 0;
        return [
          ...(isEmptied
            ? []
            : [{ type: "service.start", name: names[running] ?? "session", logic }]),
          { type: "service.stop", name: names[running - 1] ?? "session" },
          { type: "page.reload" },
          { type: "screen.close", actor: "a screen" },
          { type: "xstate.error.actor.*", error: "surprise" },
        ];
      },
    },
  ],
  facts: ({ context }) => ({ services: Object.keys(context.services) }),
  drivers: {
    "screen.close": (root) => {
      const actor = createActor(logic, { parent: root }).start();
      root.send({ type: "screen.close", actor });
    },
    "xstate.error.actor.*": (root) =>
      root.send({ type: "xstate.error.actor.*", error: "surprise" }),
  },
  invariants: {
    "an actor is started once and stopped once": (snapshot) =>
      names.every(
        (name) =>
          snapshot.can({ type: "service.start", name, logic }) !==
          snapshot.can({ type: "service.stop", name }),
      ),
    "a page without these actors is the login page": (snapshot) =>
      !snapshot.matches("bare") || Object.keys(snapshot.context.services).length === 0,
  },
};
