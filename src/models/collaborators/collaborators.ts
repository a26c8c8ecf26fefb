import { collaborators } from "@gatehouse/machines/collaborators/collaborators";
import { chartModel, done } from "../kit/specification.ts";

const email = "ben@example.com";
const ben = { id: "7", email };

export const collaboratorsModel = chartModel({
  machine: collaborators,
  begins: "listing",
  moves: [
    [{ type: "invite.open" }, "listing -> inviting.filling"],
    [{ type: "invite.again" }, "inviting.known -> inviting.sendingAgain", { email }],
    [{ type: "remove.ask", ...ben }, "listing -> removing.asking", ben],
    [{ type: "remove.confirm" }, "removing.asking -> removing.sending", ben],
    [{ type: "dialog.close" }, "inviting, removing -> listing"],
    [done("inviteForm", { result: { kind: "invited" } }), "inviting.filling -> listing"],
    [
      done("inviteForm", { result: { kind: "known", email } }),
      "inviting.filling -> inviting.known",
      { email },
    ],
    [done("inviteAgain"), "inviting.sendingAgain -> listing"],
    [done("remove"), "removing.sending -> listing"],
  ],
  asks: { inviteForm: { values: {} }, inviteAgainCall: { email }, removeCall: { id: "7" } },
  claims: {
    "no dialog is about a person of the one before": (snapshot) =>
      !(snapshot.matches("listing") || snapshot.matches({ inviting: "filling" })) ||
      (snapshot.context.email === "" && snapshot.context.id === ""),
    "a removal names the person": (snapshot) =>
      (snapshot.context.id !== "") === snapshot.matches("removing"),
  },
});
