import { confirmStatement } from "../acknowledgement.ts";
import { personBank } from "../bank.ts";
import { personDocuments } from "../documents.ts";
import { otcPersonLines } from "../lines.ts";
import { flowOf } from "../pages.ts";
import { personPep } from "../pep.ts";
import { personalInformation } from "../person.ts";
import { wealthInformation } from "../wealth.ts";

/** The five steps of somebody who applies in their own name (specification section 2). */
type Step =
  | "personalInformation"
  | "wealthAndTransactions"
  | "bankInformation"
  | "requiredDocuments"
  | "confirmStatement";

/** The OTC flow of an individual, /kyc/otcVerify. */
export const otcIndividual = flowOf<Step>([
  { step: "personalInformation", section: otcPersonLines },
  { step: "personalInformation", section: personalInformation },
  { step: "personalInformation", section: personPep },
  { step: "wealthAndTransactions", section: wealthInformation },
  { step: "bankInformation", section: personBank },
  { step: "requiredDocuments", section: personDocuments },
  { step: "confirmStatement", section: confirmStatement },
]);
