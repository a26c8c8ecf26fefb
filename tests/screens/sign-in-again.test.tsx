import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { signInAgainTable } from "./paths/sign-in-again.ts";

beforeAll(prepareScreen);
testPaths(signInAgainTable);
