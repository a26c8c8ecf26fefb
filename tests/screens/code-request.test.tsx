import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { codeRequestTable } from "./paths/code-request.ts";

beforeAll(prepareScreen);
testPaths(codeRequestTable);
