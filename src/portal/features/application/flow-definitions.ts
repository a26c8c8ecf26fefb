import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";

/** The page on which each flow is filled in. */
export const pathOf = {
  institutional: "/kyc/verify",
  otcInstitution: "/kyc/otcVerify",
  otcIndividual: "/kyc/otcVerify",
} as const satisfies Record<FlowId, string>;

const definitions: Record<FlowId, () => Promise<Flow>> = {
  institutional: async () => (await import("#contract/forms/flows/institutional.ts")).institutional,
  otcInstitution: async () =>
    (await import("#contract/forms/flows/otc-institution.ts")).otcInstitution,
  otcIndividual: async () =>
    (await import("#contract/forms/flows/otc-individual.ts")).otcIndividual,
};

const asked = new Map<FlowId, Promise<Flow>>();

/** The questions of a flow, loaded when they are first asked for. */
export function definitionOf(id: FlowId): Promise<Flow> {
  const known = asked.get(id) ?? definitions[id]();
  asked.set(id, known);
  return known;
}
