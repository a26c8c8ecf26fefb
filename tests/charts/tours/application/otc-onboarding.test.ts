import { otcModel } from "#models/application/onboarding.ts";
import {
  ofEntity,
  ofIndividual,
  stepsTable,
} from "#tests/charts/screens/application/steps.model.ts";
import { testTour } from "../kit/walk.ts";
import { otcInstitution, otcPerson } from "./sections.scene.ts";
import { stepsTour } from "./steps.scene.ts";

const path = "/kyc/otcVerify";

/** The five steps of one person's OTC application, and the four of an institution. */
testTour(
  stepsTour(stepsTable(otcModel, ofIndividual), { path, locale: "zh-CN", member: otcPerson }),
  stepsTour(stepsTable(otcModel, ofEntity), { path, locale: "zh-TW", member: otcInstitution }),
);
