import { beforeAll, describe } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { tableOf } from "./paths/email-change.ts";

beforeAll(prepareScreen);

describe("of an account with a password", () => {
  testPaths(tableOf(true));
});
describe("of an account without one", () => {
  testPaths(tableOf(false));
});
