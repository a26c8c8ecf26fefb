import { beforeAll } from "vitest";
import {
  answerDesk,
  atCase,
  leaveDesk,
  openDesk,
  prepareDesk,
} from "../../../support/screens/desk.tsx";
import { row } from "../../../support/screens/desk-sample.ts";
import { comesTo } from "../../../support/screens/hand.ts";
import { onScreens } from "../../../support/screens/screen-ui.ts";
import { testPaths } from "../../../support/screens/walk.ts";
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
