import { beforeAll } from "vitest";
import { otcModel } from "#models/application/onboarding.ts";
import { prepareScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { ofOtcInstitution, ofPerson } from "./sections.model.ts";
import { stepsOnScreens } from "./sections.ts";
import { ofEntity, ofIndividual, stepsTable } from "./steps.model.ts";

const [person, entity] = [stepsTable(otcModel, ofIndividual), stepsTable(otcModel, ofEntity)];

beforeAll(prepareScreen);
testPaths([
  stepsOnScreens("otcIndividual", "/kyc/otcVerify", ofPerson, person),
  stepsOnScreens("otcInstitution", "/kyc/otcVerify", ofOtcInstitution, entity),
]);
