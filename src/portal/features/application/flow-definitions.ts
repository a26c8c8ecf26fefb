import type { ApplicationFlowId, FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";

/** The page of the documents that the desk asks for. */
export const requestPathOf = {
  institutional: "/kyc/uploadOtherDoc",
  otcInstitution: "/kyc/otcUploadOtherDoc",
  otcIndividual: "/kyc/otcUploadOtherDoc",
} as const satisfies Record<ApplicationFlowId, string>;

const definitions: Record<FlowId, () => Promise<Flow>> = {
  institutional: async () => (await import("#contract/forms/flows/institutional.ts")).institutional,
  otcInstitution: async () =>
    (await import("#contract/forms/flows/otc-institution.ts")).otcInstitution,
  otcIndividual: async () =>
    (await import("#contract/forms/flows/otc-individual.ts")).otcIndividual,
  questionnaire: async () => (await import("#contract/forms/flows/questionnaire.ts")).questionnaire,
};

const loading = new Map<FlowId, Promise<Flow>>();

/** Loads the questions of a flow once; tries again after a failure. */
export function definitionOf(id: FlowId): Promise<Flow> {
  const known = loading.get(id);
  if (known) return known;
  const begun = definitions[id]();
  loading.set(id, begun);
  begun.catch(() => loading.delete(id));
  return begun;
}

/** Loads them early; what needs them reports a failure. */
export function expectDefinition(id: FlowId): void {
  definitionOf(id).catch(() => undefined);
}
