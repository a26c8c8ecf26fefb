import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { disconnectionTable } from "./paths/disconnection.ts";

beforeAll(prepareScreen);
testPaths(disconnectionTable);
