import { additionalDocuments } from "@gatehouse/machines/documents/additional-documents";
import { type AnyMachineSnapshot, fromCallback } from "xstate";
import type { AnyEvent } from "../kit/model.ts";
import { chartModel, done } from "../kit/specification.ts";

const file = { uid: "a", name: "a.pdf", size: 1, type: "application/pdf" };
const item = (id: string) => ({ id, slot: `requested.${id}`, files: [], words: "" });
const words = (text: string, isSaved: boolean): AnyEvent => ({
  type: "words.change",
  item: "2",
  words: text,
  isSaved,
});
const files = (isUploading: boolean, ...stored: object[]): AnyEvent => ({
  type: "files.change",
  question: { id: "1", files: [] },
  files: stored,
  isUploading,
});

interface Item {
  files: object[];
  words: string;
  isUploading: boolean;
  isSaved: boolean;
}

const items = ({ context }: AnyMachineSnapshot) => context.items as Item[];
const isComplete = (at: AnyMachineSnapshot) =>
  items(at).every(
    (each) => (each.files.length > 0 || each.words.trim() !== "") && !each.isUploading,
  );
const isSaved = (at: AnyMachineSnapshot) => items(at).every((each) => each.isSaved);

const nothing = fromCallback(() => {});

export const additionalDocumentsModel = chartModel({
  machine: additionalDocuments,
  inputs: [
    {
      formId: "form",
      items: [item("1"), item("2")],
      slotLimit: 5,
      saveDelay: 300,
      retryDelay: 5_000,
    },
  ],
  begins: "answering",
  moves: [
    [
      files(false, file),
      "answering, incomplete, sending, ended -> stays; settling -> stays",
      (after) => items(after)[0]!.files.length === 1,
    ],
    // A file on its way would be missing from the answers.
    [
      files(true, file),
      "answering, incomplete, ended -> stays; sending -> answering; settling -> incomplete",
      (after) => items(after)[0]!.isUploading,
    ],
    [
      files(false),
      "answering, incomplete, ended -> stays; sending -> answering; settling -> incomplete",
      (after) => items(after)[0]!.files.length === 0,
    ],
    [
      words("Lost", false),
      "answering, incomplete, ended -> stays; sending -> answering; settling -> stays",
      (after) => !items(after)[1]!.isSaved,
    ],
    [
      words("Lost", true),
      "answering, incomplete, sending, ended -> stays; settling -> sending",
      (after) => items(after)[1]!.words === "Lost" && items(after)[1]!.isSaved,
    ],
    [
      words(" ", true),
      "answering, incomplete, ended -> stays; sending -> answering; settling -> incomplete",
      (after) => items(after)[1]!.words === " ",
    ],
    // Nothing is sent while words are on their way to the server.
    [
      (at) => (isComplete(at) ? { type: "documents.send" } : undefined),
      "answering, incomplete -> sending | settling",
      (after, before) => after.matches("sending") === isSaved(before),
    ],
    [
      (at) => (isComplete(at) ? undefined : { type: "documents.send" }),
      "answering, incomplete -> incomplete",
    ],
    [done("send", { reply_by: "2026-11-27" }), "sending -> sent", { replyBy: "2026-11-27" }],
    [done("send", { reply_by: null }), "sending -> ended", { replyBy: "" }],
    [{ type: "request.end" }, "* -> ended"],
  ],
  tags: {
    open: "answering, incomplete",
    failed: "incomplete, ended",
    busy: "settling, sending",
    settled: "sent, ended",
  },
  asks: { sendCall: { formId: "form" } },
  actors: { uploadQueue: nothing, explanation: nothing },
  facts: (snapshot) => ({
    items: items(snapshot).map((each) => [
      each.files.length,
      each.words,
      each.isUploading,
      each.isSaved,
    ]),
    replyBy: snapshot.context.replyBy,
  }),
  shown: (snapshot) => ({
    items: items(snapshot).map((each) => [each.files.length, each.words.trim() !== ""]),
  }),
  claims: {
    "answers are sent only with every item answered, or were so": (snapshot) =>
      snapshot.context.replyBy === "" || snapshot.matches("sent"),
    "every item has its queue and its words": (snapshot) =>
      items(snapshot).length === 2 &&
      ["files 1", "files 2", "words 1", "words 2"].every((id) => snapshot.children[id]),
  },
});
