import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { emailProofTable } from "./paths/email-proof.ts";

beforeAll(prepareScreen);
testPaths(emailProofTable);
