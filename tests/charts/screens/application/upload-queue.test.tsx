import { afterEach, beforeAll, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { pass, until } from "../../../support/screens/clock.ts";
import { press, seesText } from "../../../support/screens/hand.ts";
import { leaveScreen, prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { mayChoose, openAtEvidence, remove, uploadQueueTable } from "./upload-queue.ts";

beforeAll(prepareScreen);
testPaths(uploadQueueTable);

afterEach(leaveScreen);

const file = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 8, type: "application/pdf" });

test("the page says how many files are used; a file removed elsewhere opens a closed slot", async () => {
  await openAtEvidence({ elsewhere: 18 }, { other: { files: [file("a"), file("b")] } });
  await seesText("20 of 20 files used");
  await mayChoose(false);
  await press("Expand Other supporting documents");
  await remove({ uid: "b" });
  await until(
    () => expect(document.body.innerText).toContain("19 of 20 files used"),
    () => void pass(limits.planRestMs),
  );
  await mayChoose(true);
});
