import { every, not, some } from "#contract/questions/condition.ts";
import { conduct } from "../questionnaires/conduct.ts";
import { questionnaireDeclaration } from "../questionnaires/declaration.ts";
import {
  charityConduct,
  fundConduct,
  governmentConduct,
  trustConduct,
} from "../questionnaires/entities.ts";
import { personConduct } from "../questionnaires/person.ts";
import { amlProgramme } from "../questionnaires/programme.ts";
import { highRiskBusiness } from "../questionnaires/sector.ts";
import { inHighRiskBusiness, ofKind, questionnaireSubject } from "../questionnaires/subject.ts";
import { virtualAssets } from "../questionnaires/virtual-assets.ts";
import { answersQuestions, wolfsberg } from "../questionnaires/wolfsberg.ts";
import { flowOf } from "./pages.ts";

export type QuestionnaireStep = "questions" | "declaration";

const step = "questions";
const supervised = ofKind("financialInstitution", "vasp");

/** /kyc/questionnaire: one AML questionnaire for each kind of applicant. */
export const questionnaire = flowOf<QuestionnaireStep>([
  { step, section: questionnaireSubject, isGiven: true },
  { step, section: wolfsberg, askedWhen: supervised },
  { step, section: personConduct, askedWhen: ofKind("individual") },
  {
    step,
    section: conduct,
    askedWhen: some(answersQuestions, not(some(supervised, ofKind("individual")))),
  },
  {
    step,
    section: highRiskBusiness,
    askedWhen: every(ofKind("registeredCompany"), inHighRiskBusiness),
  },
  { step, section: trustConduct, askedWhen: ofKind("trust") },
  { step, section: fundConduct, askedWhen: ofKind("investmentVehicle") },
  { step, section: charityConduct, askedWhen: ofKind("charity") },
  { step, section: governmentConduct, askedWhen: ofKind("government") },
  { step, section: amlProgramme, askedWhen: answersQuestions },
  { step, section: virtualAssets, askedWhen: ofKind("vasp") },
  { step: "declaration", section: questionnaireDeclaration },
]);
