import { beforeAll } from "vitest";
import {
  answerDesk,
  atCase,
  leaveDesk,
  openDesk,
  prepareDesk,
} from "#tests/support/screens/desk.tsx";
import { row } from "#tests/support/screens/desk-sample.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { onScreens } from "#tests/support/screens/screen-ui.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { caseDialogTable, keysTable } from "./case-dialog.ts";

beforeAll(prepareDesk);

const page = {
  open: async () => {
    answerDesk();
    openDesk(atCase);
    await comesTo(row.name);
  },
  leave: leaveDesk,
};

testPaths([
  onScreens(caseDialogTable, { ...page, isMeant: (_, id) => id === "dialog" }),
  onScreens(keysTable, { ...page, isMeant: (_, id) => id !== "dialog" }),
]);
