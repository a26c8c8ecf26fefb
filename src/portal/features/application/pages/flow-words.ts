import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";

interface FlowWords {
  title: MessageDescriptor;
  /** With `{reference}`. */
  named: MessageDescriptor;
  submit: MessageDescriptor;
}

const application: FlowWords = {
  title: msg`Application`,
  named: msg`Application {reference}`,
  submit: msg`Submit application`,
};

/** What a form is called, by its flow. */
export const flowWords: Record<FlowId, FlowWords> = {
  institutional: application,
  otcInstitution: application,
  otcIndividual: application,
  questionnaire: {
    title: msg`AML questionnaire`,
    named: msg`Questionnaire {reference}`,
    submit: msg`Send answers`,
  },
};
