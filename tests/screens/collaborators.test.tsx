import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { collaboratorsTable } from "./paths/collaborators.ts";

beforeAll(prepareScreen);
testPaths(collaboratorsTable);
