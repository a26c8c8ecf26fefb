import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { otcOnboardingTable } from "./paths/otc-onboarding.ts";

beforeAll(prepareScreen);
testPaths(otcOnboardingTable);
