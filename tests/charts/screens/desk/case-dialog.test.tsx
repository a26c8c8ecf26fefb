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
import { caseDialogTable } from "./case-dialog.ts";

beforeAll(prepareDesk);

testPaths(
  onScreens(caseDialogTable, {
    open: async () => {
      answerDesk();
      openDesk(atCase);
      await comesTo(row.name);
    },
    leave: leaveDesk,
    unseen: {
      "is never in open": "Only the list of keys reads it, which runs a chart of its own.",
    },
    // The list of keys runs the same chart.
    isMeant: (_, id) => id === "dialog",
  }),
);
