import { afterEach, beforeAll, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { pass, until } from "./kit/clock.ts";
import { press, seesText } from "./kit/hand.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { mayChoose, openAtEvidence, remove, uploadQueueTable } from "./paths/upload-queue.ts";

beforeAll(prepareScreen);
testPaths(uploadQueueTable);

afterEach(leaveScreen);

const file = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 8, type: "application/pdf" });

test("the page says how many files are used; a file removed elsewhere opens a closed slot", async () => {
  await openAtEvidence({ elsewhere: 18 }, { other: { files: [file("a"), file("b")] } });
  await seesText("20 of 20 files used");
  await mayChoose(false);
  await press("Unfold Other supporting documents");
  await remove({ uid: "b" });
  await until(
    () => expect(document.body.innerText).toContain("19 of 20 files used"),
    () => void pass(limits.planRestMs),
  );
  await mayChoose(true);
});
