import { beforeAll } from "vitest";
import { prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { ofOtcInstitution, ofPerson } from "./sections.model.ts";
import { sectionsTable } from "./sections.ts";

beforeAll(prepareScreen);
testPaths([
  sectionsTable("otcIndividual", "/kyc/otcVerify", ofPerson),
  sectionsTable("otcInstitution", "/kyc/otcVerify", ofOtcInstitution),
]);
