import type { PersonStep } from "@gatehouse/machines/otc-onboarding";
import { confirmStatement } from "../acknowledgement.ts";
import { personBank } from "../bank.ts";
import { personDocuments } from "../documents.ts";
import { otcPersonLines } from "../lines.ts";
import { personClassification } from "../person-investor.ts";
import { lineHas } from "../../questions/condition.ts";
import { flowOf } from "../pages.ts";
import { personPep } from "../pep.ts";
import { personalInformation } from "../person.ts";
import { wealthInformation } from "../wealth.ts";

/** The OTC flow of an individual, /kyc/otcVerify: five steps (specification section 2). */
export const otcIndividual = flowOf<PersonStep>([
  { step: "personalInformation", section: otcPersonLines },
  { step: "personalInformation", section: personalInformation },
  { step: "personalInformation", section: personPep },
  { step: "wealthAndTransactions", section: wealthInformation },
  {
    step: "wealthAndTransactions",
    section: personClassification,
    askedWhen: lineHas("investorClass", "HK", "SG"),
    also: "classIsMet",
  },
  { step: "bankInformation", section: personBank },
  { step: "requiredDocuments", section: personDocuments },
  { step: "confirmStatement", section: confirmStatement },
]);
