import { beforeAll, describe } from "vitest";
import { prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { clockTable, leavingTable, tableOver } from "./session.ts";
import { sessionOverNothing, sessionOverWork } from "./session.model.ts";

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
