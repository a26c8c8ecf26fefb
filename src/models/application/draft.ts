import { draft } from "@gatehouse/machines/application/draft";
import { inert } from "../kit/inert.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const answers = inert("answers");
const conflict = {
  by: "Ben",
  fields: ["companyInformation.name"],
  revision: 2,
  theirs: { companyInformation: { name: "Harbour" } },
};
const refusal = { code: "tooLarge" };
const settled = "conflict -> saving ! conflict.settle";

export const draftModel = chartModel({
  machine: draft,
  inputs: [{ answers, savedAt: null, saveDelay: 1_000, retryDelay: 5_000 }],
  begins: "saved",
  moves: [
    [{ type: "draft.edit" }, "saved, rejected -> pending"],
    [{ type: "draft.save" }, "pending, offline, unreachable, rejected -> saving"],
    [{ type: "net.online" }, "offline -> saving"],
    [{ type: "net.offline" }, "pending, unreachable -> offline"],
    [{ type: "session.back" }, "expired -> saving"],
    [{ type: "conflict.settle", keep: "mine" }, settled],
    [{ type: "conflict.settle", keep: "theirs" }, settled],
    [{ type: "xstate.after.saveDelay.draft.pending" }, "pending -> saving"],
    [{ type: "xstate.after.retryDelay.draft.offline" }, "offline -> saving"],
    [{ type: "xstate.after.retryDelay.draft.unreachable" }, "unreachable -> saving"],
    [done("save", { kind: "saved", at: 20 }), "saving -> saved", { savedAt: 20 }],
    [
      done("save", { kind: "saved", at: null }),
      "saving -> saved",
      (after, before) => after.context.savedAt === before.context.savedAt,
    ],
    [done("save", { kind: "conflict", conflict }), "saving -> conflict", { conflict }],
    [done("save", { kind: "expired" }), "saving -> expired"],
    [done("save", { kind: "offline" }), "saving -> offline"],
    [done("save", { kind: "rejected", refusal }), "saving -> rejected", { refusal }],
    [noAnswer("save"), "saving -> unreachable"],
  ],
  tags: { busy: "saving", settled: "saved", failed: "unreachable, conflict, expired, rejected" },
  asks: {
    network: undefined,
    session: undefined,
    save: answers,
    unsavedEdits: answers,
    furtherEdits: answers,
  },
  waits: { saveDelay: 1_000, retryDelay: 5_000 },
  claims: {
    "a conflict and a rejection name why": (snapshot) =>
      !(snapshot.matches("conflict") || snapshot.matches("rejected")) ||
      snapshot.context[snapshot.matches("conflict") ? "conflict" : "refusal"] !== null,
    "edits are watched for exactly where nothing saves them": (snapshot) =>
      ["unsavedEdits", "furtherEdits"].some((id) => snapshot.children[id] !== undefined) ===
      (snapshot.matches("saved") || snapshot.matches("rejected")),
  },
});
