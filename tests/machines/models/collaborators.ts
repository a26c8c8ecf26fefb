import { collaborators } from "@gatehouse/machines/collaborators";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ben@example.com";
const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

export const collaboratorsModel: ChartModel = {
  file: "collaborators",
  name: "collaborators",
  machine: collaborators,
  runs: [
    {
      cases: [
        { type: "invite.open" },
        { type: "invite.again" },
        { type: "remove.ask", id: "7", email },
        { type: "remove.confirm" },
        { type: "dialog.close" },
        done("inviteForm", { result: { kind: "invited" } }),
        done("inviteForm", { result: { kind: "known", email } }),
        done("inviteAgain", undefined),
        done("remove", undefined),
      ],
    },
  ],
  invariants: {
    "nobody is removed without having been named and asked about": (snapshot) =>
      !snapshot.matches("removing") || snapshot.context.id !== "",
    "no dialog is about a person of the one before": (snapshot) =>
      !snapshot.matches("listing") || snapshot.context.email === "",
    "every dialog can be closed": (snapshot) =>
      snapshot.can({ type: "dialog.close" }) === !snapshot.matches("listing"),
    "an invitation goes again only to an address that is known": (snapshot) =>
      !snapshot.can({ type: "invite.again" }) || snapshot.context.email !== "",
  },
};
