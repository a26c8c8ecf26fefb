import { beforeAll } from "vitest";
import { answerDesk, leaveDesk, openDesk, prepareDesk } from "#tests/support/screens/desk.tsx";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
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
