import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { passwordResetTable } from "./paths/password-reset.ts";

beforeAll(prepareScreen);
testPaths(passwordResetTable);
