import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { institutionalOnboardingTable } from "./paths/institutional-onboarding.ts";

beforeAll(prepareScreen);
testPaths(institutionalOnboardingTable);
