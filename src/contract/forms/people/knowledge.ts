import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { limits } from "#contract/limits.ts";
import { consent, longText } from "#contract/questions/builders/values.ts";
import { answered } from "#contract/questions/condition.ts";

/** What follows from the answer to `knowledge`. */
export const knowledgeFacts = (training: MessageDescriptor) => ({
  knowledgeDetails: longText(msg`Details of this knowledge`, {
    hint: msg`The course and who gave it, the work and the employer, or the platforms and years.`,
    askedWhen: answered("knowledge", "training", "work", "trades"),
    whenEmpty: "explanationRequired",
    max: limits.explanationMax,
  }),
  knowledgeTraining: consent(msg`Training on virtual assets`, training, {
    askedWhen: answered("knowledge", "none"),
  }),
});
