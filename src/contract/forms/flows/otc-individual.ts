import type { PersonStep } from "@gatehouse/machines/application/otc-onboarding";
import { confirmStatement } from "../acknowledgement.ts";
import { personBank } from "../bank.ts";
import { personDocuments } from "../documents.ts";
import { otcPersonLines } from "../lines.ts";
import { personNonSolicitation } from "../non-solicitation.ts";
import { isPersonFromOutside } from "#contract/options/solicitation.ts";
import { personClassification } from "../people/person-investor.ts";
import { lineHas } from "#contract/questions/condition.ts";
import { personTax } from "../tax.ts";
import { flowOf } from "./pages.ts";
import { personPep } from "../people/pep.ts";
import { personalInformation } from "../people/person.ts";
import { wealthInformation } from "../people/wealth.ts";

/** /kyc/otcVerify for individuals (specification section 2). */
export const otcIndividual = flowOf<PersonStep>([
  { step: "personalInformation", section: otcPersonLines },
  { step: "personalInformation", section: personalInformation },
  { step: "personalInformation", section: personPep },
  { step: "personalInformation", section: personTax, crossFieldRules: "taxAgrees" },
  { step: "wealthAndTransactions", section: wealthInformation },
  {
    step: "wealthAndTransactions",
    section: personNonSolicitation,
    askedWhen: isPersonFromOutside,
  },
  {
    step: "wealthAndTransactions",
    section: personClassification,
    askedWhen: lineHas("investorClass", "HK", "SG"),
    crossFieldRules: "classIsMet",
  },
  { step: "bankInformation", section: personBank },
  {
    step: "requiredDocuments",
    section: personDocuments,
    crossFieldRules: "documentsFit",
  },
  { step: "confirmStatement", section: confirmStatement },
]);
