import { portal } from "@gatehouse/machines/portal/portal";
import { createActor, fromCallback, type AnyMachineSnapshot } from "xstate";
import { chartModel } from "../kit/specification.ts";

const logic = fromCallback(() => {});
const names = ["session", "notices"];
const running = ({ context }: AnyMachineSnapshot) => Object.keys(context.services);
const surprise = { type: "xstate.error.actor.*", error: "surprise" };

export const portalModel = chartModel({
  machine: portal,
  begins: "bare",
  moves: [
    // A name is taken once in the system in which the situations are explored.
    [
      (at) => {
        const name = names[running(at).length];
        const isEmptied = at.matches("serving") && running(at).length === 0;
        return name && !isEmptied ? { type: "service.start", name, logic } : undefined;
      },
      "* -> serving",
      (after, before) => running(after).length === running(before).length + 1,
    ],
    [
      (at) =>
        running(at).length > 0 ? { type: "service.start", name: running(at)[0], logic } : undefined,
      "refused",
    ],
    [
      (at) => ({ type: "service.stop", name: running(at).at(-1) ?? "session" }),
      "serving -> stays | refused",
      (after, before) => running(after).length === running(before).length - 1,
    ],
    [{ type: "page.reload" }, "* -> stays ! page.reload"],
    [{ type: "page.lead", to: "/kyc/user" }, "* -> stays ! page.lead"],
    [{ type: "screen.close", actor: "a screen" }, "* -> stays"],
    [surprise, "* -> stays"],
  ],
  tags: { settled: "bare", open: "serving" },
  facts: (at) => ({ services: running(at) }),
  drivers: {
    "screen.close": (root) => {
      const actor = createActor(logic, { parent: root }).start();
      root.send({ type: "screen.close", actor });
    },
    "xstate.error.actor.*": (root) => root.send(surprise),
  },
  claims: {
    "what runs are the services and nothing else": (at) =>
      Object.keys(at.children).length === running(at).length,
    "a page without these actors is the login page": (at) =>
      !at.matches("bare") || running(at).length === 0,
  },
});
