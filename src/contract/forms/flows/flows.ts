import { type LineId, lineOf } from "#contract/business-lines.ts";
import type { registerTypes } from "#contract/accounts/registrant.ts";
import { checks } from "./checks.ts";
import type { ApplicationFlowId, FlowId } from "./flow-ids.ts";
import { institutional } from "./institutional.ts";
import { otcIndividual } from "./otc-individual.ts";
import { otcInstitution } from "./otc-institution.ts";
import { questionnaire } from "./questionnaire.ts";
import { linesOpenFor } from "../lines.ts";
import type { Flow, FlowOn } from "./pages.ts";

/** The browser imports a single flow from its own file. */
export const flows = {
  institutional,
  otcInstitution,
  otcIndividual,
  questionnaire,
} as const satisfies Record<FlowId, Flow>;

export const flowOn = (id: FlowId, rulesOn: string): FlowOn => ({ ...flows[id], rulesOn, checks });

type RegisterType = (typeof registerTypes)[number];

/** Registration begins the first flow. */
export const flowsFor: Record<RegisterType, readonly [ApplicationFlowId, ...ApplicationFlowId[]]> =
  {
    institution: ["institutional", "otcInstitution"],
    individual: ["otcIndividual"],
  };

const offers = ({ sections }: Flow, line: LineId) =>
  sections["applicableAccount"]?.questions["lines"]?.options?.some(({ value }) => value === line);

/** Null when the line is not open to this applicant. */
export function flowFor(line: LineId, applicant: RegisterType): ApplicationFlowId | null {
  if (!linesOpenFor(lineOf(line).flow, applicant).includes(line)) return null;
  return flowsFor[applicant].find((id) => offers(flows[id], line)) ?? null;
}
