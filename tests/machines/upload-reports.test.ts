import { upload, uploadQueue, type UploadEvent } from "@gatehouse/machines/upload-queue";
import { describe, expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";

const picked = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1, type: "application/pdf" });

/** A live slot whose server does with each file what its name in `answers` says. */
function openSlot(answers: Record<string, UploadEvent>, inspected: string[] = []) {
  const wired = upload.provide({
    actors: {
      inspect: fromPromise(async ({ input }) => {
        inspected.push(input.uid);
        return { kind: "fine" } as const;
      }),
      store: fromCallback(({ input, sendBack }) => {
        const answer = answers[input.uid];
        if (answer) sendBack(answer);
      }),
      remove: fromPromise<unknown, { uid: string; url: string | null }>(async () => "gone"),
    },
  });
  const machine = uploadQueue.provide({
    actors: { upload: wired, network: fromCallback(() => {}) },
  });
  const existing = [{ uid: "old", name: "old.pdf", url: "stored-old" }];
  const input = { slotLimit: 3, totalLimit: 20, elsewhere: 0, existing };
  const actor = createActor(machine, { input }).start();
  const rows = () => actor.getSnapshot().context.files.map(({ uid, url }) => [uid, url]);
  const child = (uid: string) => actor.getSnapshot().context.files.find((f) => f.uid === uid)?.ref;
  return { actor, rows, child };
}

describe("a slot hears its uploads", () => {
  test("a stored file gets its address; a file that was there is not sent again", async () => {
    const inspected: string[] = [];
    const slot = openSlot({ new: { type: "upload.done", url: "stored-new" } }, inspected);
    slot.actor.send({ type: "file.drop", files: [picked("new")] });
    await waitFor(slot.actor, ({ context }) => context.files.every((file) => file.url));
    expect([slot.rows(), inspected]).toEqual([
      [
        ["old", "stored-old"],
        ["new", "stored-new"],
      ],
      ["new"],
    ]);
  });

  test("a file that will never do loses its row and is named", async () => {
    const slot = openSlot({
      bad: { type: "upload.refuse", refusal: "wrongFormat", retryable: false },
    });
    slot.actor.send({ type: "file.drop", files: [picked("bad")] });
    await waitFor(slot.actor, ({ context }) => context.turnedAway.length > 0);
    expect([slot.rows(), slot.actor.getSnapshot().context.turnedAway]).toEqual([
      [["old", "stored-old"]],
      [{ name: "bad.pdf", refusal: "wrongFormat" }],
    ]);
  });

  test("a removed file frees a full slot", async () => {
    const slot = openSlot({});
    slot.actor.send({ type: "file.drop", files: [picked("a"), picked("b")] });
    const full = slot.actor.getSnapshot().value;
    slot.child("old")?.send({ type: "upload.remove" });
    await waitFor(slot.actor, (snapshot) => snapshot.matches("open"));
    expect([full, slot.rows()]).toEqual([
      "full",
      [
        ["a", null],
        ["b", null],
      ],
    ]);
  });

  test("an upload rests while the network is gone and goes on by itself", async () => {
    const slot = openSlot({});
    slot.actor.send({ type: "file.drop", files: [picked("a")] });
    const ref = slot.child("a");
    if (!ref) throw new Error("no upload was begun");
    await waitFor(ref, (snapshot) => snapshot.matches("uploading"));
    slot.actor.send({ type: "net.offline" });
    const gone = ref.getSnapshot().value;
    slot.actor.send({ type: "net.online" });
    expect([gone, ref.getSnapshot().value]).toEqual(["paused", "uploading"]);
  });
});
