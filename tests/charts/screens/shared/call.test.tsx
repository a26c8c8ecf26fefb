import { beforeAll } from "vitest";
import { answerDesk, leaveDesk, openDesk, prepareDesk } from "../../../support/screens/desk.tsx";
import { onScreens, ui } from "../../../support/screens/screen-ui.ts";
import { testPaths } from "../../../support/screens/walk.ts";
import { callTable } from "./call.ts";

beforeAll(prepareDesk);

testPaths(
  onScreens(callTable, {
    open: async () => {
      answerDesk();
      openDesk("/desk");
      await ui.seesButton("Sign out", true);
      await ui.press("Sign out");
    },
    leave: leaveDesk,
  }),
);
