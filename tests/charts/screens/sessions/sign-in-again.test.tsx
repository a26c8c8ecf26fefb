import { beforeAll } from "vitest";
import { prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { signInAgainTable } from "./sign-in-again.ts";

beforeAll(prepareScreen);
testPaths(signInAgainTable);
