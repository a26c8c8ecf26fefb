import { explanation } from "@gatehouse/machines/documents/explanation";
import { inert } from "../kit/inert.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const input = {
  formId: "form",
  item: "1",
  words: "",
  request: inert("request"),
  saveDelay: 1_000,
  retryDelay: 5_000,
};
const words = "We no longer have it.";

export const explanationModel = chartModel({
  machine: explanation,
  inputs: [input, { ...input, words }],
  begins: "unneeded | saved ! words.change",
  moves: [
    [{ type: "explanation.open" }, "unneeded -> open"],
    [{ type: "explanation.change", words }, "* -> changed ! words.change", { words }],
    [{ type: "explanation.remove" }, "* -> removing ! words.change", { words: "" }],
    [{ type: "explanation.save" }, "changed, failed -> saving"],
    [{ type: "xstate.after.saveDelay.explanation.changed" }, "changed -> saving"],
    [{ type: "xstate.after.retryDelay.explanation.failed" }, "failed -> saving"],
    [done("save", { isEnded: false }), "saving -> saved ! words.change"],
    [done("save", { isEnded: true }), "saving -> ended ! request.end"],
    [noAnswer("save"), "saving -> failed"],
    [done("remove", { isEnded: false }), "removing -> unneeded ! words.change"],
    [done("remove", { isEnded: true }), "removing -> ended ! request.end"],
    [noAnswer("remove"), "removing -> unremoved"],
    [
      { type: "xstate.after.retryDelay.explanation.unremoved" },
      "unremoved -> removing ! words.change",
    ],
  ],
  tags: {
    busy: "changed, saving, removing, unremoved",
    open: "open, saved, changed, saving, failed",
    settled: "unneeded, open, saved, ended",
    failed: "failed",
  },
  asks: { save: { ...input, words }, remove: input },
  waits: { saveDelay: 1_000, retryDelay: 5_000 },
  claims: {
    "where a document is to be sent there are no words": (snapshot) =>
      !snapshot.matches("unneeded") || snapshot.context.words === "",
  },
});
