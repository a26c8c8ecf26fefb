import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { ofInstitution } from "./paths/sections.model.ts";
import { sectionsTable } from "./paths/sections.ts";

beforeAll(prepareScreen);
testPaths(sectionsTable("institutional", "/kyc/verify", ofInstitution));
