import type { UploadInput } from "@gatehouse/machines/documents/upload";
import { afterEach, beforeAll } from "vitest";
import { uploadFile } from "#contract/calls/uploads.ts";
import { endReading, holdReading } from "#tests/support/held-reading.ts";
import { server } from "#tests/support/screens/border.ts";
import { settled, until } from "#tests/support/screens/clock.ts";
import { choose, press } from "#tests/support/screens/hand.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { leaveScreen, prepareScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { openAtOther, other, otherGroup, sampled } from "./at-other.ts";
import { uploadTable } from "./upload.ts";

const bytes = "%PDF-1.7";
/** The first bytes tell a page that calls itself a PDF. */
const fileOf = (name: string) => new File([name === "page.pdf" ? "<html>" : bytes], name);

async function open(given: unknown) {
  const { name, stored } = given as UploadInput;
  await openAtOther(sampled, stored ? [stored] : []);
  if (stored) await press(`Expand ${other}`);
  else await choose(otherGroup, [fileOf(name)]);
}

beforeAll(prepareScreen);
beforeAll(holdReading);

testPaths(
  onScreens(uploadTable, {
    open,
    events: {
      "upload.accept": async () => endReading(true),
      "upload.progress": async ({ percent }) => {
        const held = await until(() => server.newest(uploadFile));
        held.progress?.(Number(percent));
        await settled();
      },
      "upload.store": ({ stored }) => {
        const facts = { ...(stored as UploadInput), url: "", type: "application/pdf", pages: 1 };
        return ui.answer(uploadFile, facts);
      },
      "upload.reject": async ({ isRetryable }, before) => {
        if (before.matches("checking")) endReading(!isRetryable);
        else if (isRetryable) {
          await ui.lose(uploadFile);
          await ui.sees("alert", "Network error. Not uploaded: ");
        } else await ui.refuse(uploadFile, "uploadActive");
      },
      "net.offline": async () => dispatchEvent(new Event("offline")),
      "net.online": async () => dispatchEvent(new Event("online")),
    },
  }),
);

afterEach(leaveScreen);
