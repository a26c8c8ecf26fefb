import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { passwordChangeTable } from "./paths/password-change.ts";

beforeAll(prepareScreen);
testPaths(passwordChangeTable);
