import { revocation } from "@gatehouse/machines/accounts/revocation";
import { chartModel, done } from "../kit/specification.ts";

const subject = { id: "7", name: "Sample Platform" };
const draft = { revision: 3, saveId: "s" };

export const revocationModel = chartModel({
  machine: revocation,
  begins: "listing",
  moves: [
    [
      { type: "revocation.ask", ...subject, draft },
      "listing, ended -> asking",
      { ...subject, draft },
    ],
    [{ type: "revocation.confirm" }, "asking -> revoking", subject],
    [{ type: "dialog.close" }, "asking, revoking -> listing"],
    [done("revoke"), "revoking -> ended"],
  ],
  tags: { settled: "listing, ended" },
  asks: { revokeCall: { id: "7", draft } },
  claims: {
    "a dialog names what ends, and the next knows nothing of it": (snapshot) =>
      ["id", "name"].every(
        (part) => (snapshot.context[part] === "") === snapshot.hasTag("settled"),
      ) && (snapshot.context["draft"] === null) === snapshot.hasTag("settled"),
  },
});
