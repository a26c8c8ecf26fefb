import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { draftTable } from "./paths/draft.ts";

beforeAll(prepareScreen);
testPaths(draftTable);
