import { beforeAll } from "vitest";
import { institutionalModel } from "#models/application/onboarding.ts";
import { prepareScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { ofInstitution } from "./sections.model.ts";
import { stepsOnScreens } from "./sections.ts";
import { ofEntity, stepsTable } from "./steps.model.ts";

const table = stepsTable(institutionalModel, ofEntity);

beforeAll(prepareScreen);
testPaths(stepsOnScreens("institutional", "/kyc/verify", ofInstitution, table));
