import { type Sent, upload, type UploadEvent } from "@gatehouse/machines/documents/upload";
import {
  type QueueEvent,
  type QueueSource,
  uploadQueue,
} from "@gatehouse/machines/documents/upload-queue";
import { describe, expect, test } from "vitest";
import { createActor, createEmptyActor, fromCallback, waitFor } from "xstate";

const stored = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1, type: "application/pdf" });
const chosen = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1, file: {} });

/** A live slot whose server does with each file what its name in `answers` says. */
function openSlot(answers: Record<string, UploadEvent>) {
  const sent: string[] = [];
  const stopped: string[] = [];
  const wired = upload.provide({
    actors: {
      inspect: fromCallback<UploadEvent, Sent>(({ sendBack }) =>
        sendBack({ type: "upload.accept" }),
      ),
      store: fromCallback<UploadEvent, Sent>(({ input, sendBack }) => {
        const { uid } = input;
        sent.push(uid);
        const answer = answers[uid];
        if (answer) sendBack(answer);
        return () => stopped.push(uid);
      }),
      network: fromCallback<UploadEvent>(() => {}),
    },
  });
  const occupancy = fromCallback<QueueEvent, QueueSource>(({ sendBack }) =>
    sendBack({ type: "slot.change", files: [stored("old")] }),
  );
  const input = {
    source: {
      answers: createEmptyActor(),
      place: { formId: "form", slot: "articles" },
      question: {},
    },
    slotLimit: 3,
    totalLimit: 20,
    elsewhere: 0,
  };
  const machine = uploadQueue.provide({ actors: { upload: wired, occupancy } });
  const actor = createActor(machine, { input }).start();
  const rows = () => actor.getSnapshot().context.files.map((file) => [file.uid, file.stored?.uid]);
  const child = (uid: string) => actor.getSnapshot().context.files.find((f) => f.uid === uid)?.ref;
  return { actor, rows, child, sent, stopped };
}

describe("a slot receives the reports of its uploads", () => {
  test("a stored file is released here; a file that was there is not sent again", async () => {
    const slot = openSlot({ new: { type: "upload.store", stored: stored("new") } });
    slot.actor.send({ type: "file.drop", files: [chosen("new")] });
    await waitFor(slot.actor, ({ context }) => context.files.every((file) => file.stored));
    expect([slot.rows(), slot.sent, slot.child("new")?.getSnapshot().context.file]).toEqual([
      [
        ["old", "old"],
        ["new", "new"],
      ],
      ["new"],
      null,
    ]);
  });

  test("a rejected file loses its row, is named, and its upload is stopped", async () => {
    const refusal = { code: "uploadFormat" } as const;
    const slot = openSlot({ bad: { type: "upload.reject", refusal, isRetryable: false } });
    slot.actor.send({ type: "file.drop", files: [chosen("bad")] });
    await waitFor(slot.actor, ({ context }) => context.rejectedFiles.length > 0);
    const { children, context } = slot.actor.getSnapshot();
    expect([slot.rows(), context.rejectedFiles, Object.keys(children), slot.stopped]).toEqual([
      [["old", "old"]],
      [{ name: "bad.pdf", refusal }],
      ["occupancy", "old"],
      ["bad"],
    ]);
  });
});
