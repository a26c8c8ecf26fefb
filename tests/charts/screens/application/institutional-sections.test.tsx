import { beforeAll } from "vitest";
import { prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { ofInstitution } from "./sections.model.ts";
import { sectionsTable } from "./sections.ts";

beforeAll(prepareScreen);
testPaths(sectionsTable("institutional", "/kyc/verify", ofInstitution));
