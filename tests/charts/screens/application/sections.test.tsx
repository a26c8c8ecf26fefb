import { beforeAll } from "vitest";
import { prepareScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { ofInstitution, ofOtcInstitution, ofPerson, onwardAlone } from "./sections.model.ts";
import { sectionsTable } from "./sections.ts";

beforeAll(prepareScreen);
testPaths([
  sectionsTable("institutional", "/kyc/verify", ofInstitution),
  sectionsTable("otcIndividual", "/kyc/otcVerify", onwardAlone(ofPerson)),
  sectionsTable("otcInstitution", "/kyc/otcVerify", onwardAlone(ofOtcInstitution)),
]);
