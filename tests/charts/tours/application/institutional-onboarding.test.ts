import { institutionalModel } from "#models/application/onboarding.ts";
import { ofEntity, stepsTable } from "#tests/charts/screens/application/steps.model.ts";
import { testTour } from "../kit/walk.ts";
import { institution } from "./sections.scene.ts";
import { stepsTour } from "./steps.scene.ts";

/** The four steps of an institution. */
testTour(
  stepsTour(stepsTable(institutionalModel, ofEntity), {
    path: "/kyc/verify",
    locale: "zh-TW",
    member: institution,
  }),
);
