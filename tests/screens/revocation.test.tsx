import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { revocationTable } from "./paths/revocation.ts";

beforeAll(prepareScreen);
testPaths(revocationTable);
