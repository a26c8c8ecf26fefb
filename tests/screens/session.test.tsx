import { beforeAll, describe } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { clockTable, leavingTable, tableOver } from "./paths/session.ts";
import { sessionOverNothing, sessionOverWork } from "./paths/session.model.ts";

beforeAll(prepareScreen);

describe("over a form with something unsaved", () => {
  testPaths(tableOver(sessionOverWork));
});
describe("over a form that is saved", () => {
  testPaths(tableOver(sessionOverNothing));
});
describe("as time passes", () => {
  testPaths(clockTable);
});
describe("signing out", () => {
  testPaths(leavingTable);
});
