import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { ofPerson } from "./paths/sections.model.ts";
import { sectionsTable } from "./paths/sections.ts";

beforeAll(prepareScreen);
testPaths(sectionsTable("otcIndividual", "/kyc/otcVerify", ofPerson));
