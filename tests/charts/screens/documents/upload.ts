import type { AnyMachineSnapshot } from "xstate";
import { deleteFile } from "#contract/calls/uploads.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { uploadModel } from "#models/documents/upload.ts";
import type { ChartTable, Sight, Ui } from "#tests/support/screens/ui.ts";

type Name = keyof typeof rejected;

/** Files that are never accepted, and why; the page itself finds the second. */
const rejected = { "script.pdf": "uploadActive", "page.pdf": "uploadFormat" } as const;

const [chosen, stored] = uploadModel.runs.map(({ input }) => input as { name: string });

const of = (...types: string[]) => types.map((type) => ({ type }));
const lost = { type: "upload.reject", refusal: { code: "uploadFailed" }, isRetryable: true };
const reject = (name: Name) => ({
  type: "upload.reject",
  refusal: { code: rejected[name] },
  isRetryable: false,
});
const { stored: file } = uploadModel.runs[1]!.input as { stored: object };
const removed = { type: "xstate.done.actor.remove", output: {} };

/** What can happen to a good file, by its state. */
const ofGood: Record<string, AnyEvent[]> = {
  checking: [...of("upload.accept", "upload.remove"), lost],
  uploading: [
    { type: "upload.progress", percent: 41.6 },
    { type: "upload.store", stored: file },
    ...of("net.offline", "upload.remove"),
    lost,
  ],
  paused: of("net.online", "upload.remove"),
  interrupted: of("upload.retry", "upload.remove"),
  stored: of("removal.ask"),
  removalAsked: of("removal.confirm", "dialog.close"),
  removing: [removed],
};
const only =
  (byState: Record<string, AnyEvent[]>) =>
  ({ value }: AnyMachineSnapshot) =>
    byState[String(value)] ?? [];

/** Part of the file has gone out. */
export const isUnderWay = (at: AnyMachineSnapshot) =>
  at.matches("uploading") && at.context.percent > 0;
const facts = (at: AnyMachineSnapshot) => ({ isUnderWay: isUnderWay(at) });

const says =
  (words: string): Sight =>
  (ui) =>
    ui.seesText(words);

const isEmpty = (ui: Ui) => ui.seesText("or drop them here");

/** One file in an empty slot; what it is decides whether it is accepted. */
export const uploadTable: ChartTable = {
  model: {
    ...uploadModel,
    runs: [
      { input: chosen, cases: only(ofGood) },
      { input: stored, cases: only(ofGood) },
      {
        input: { ...chosen, name: "script.pdf" },
        cases: only({ checking: of("upload.accept"), uploading: [reject("script.pdf")] }),
      },
      {
        input: { ...chosen, name: "page.pdf" },
        cases: only({ checking: [reject("page.pdf")] }),
      },
    ],
    facts,
    shown: facts,
  },
  events: {
    "upload.retry": (ui) => ui.press("Retry"),
    "upload.remove": (ui, _, at) => ui.press(`Remove ${ui.here(at.context.name)}`),
    "removal.ask": (ui, _, at) => ui.press(`Remove ${ui.here(at.context.name)}`),
    "removal.confirm": (ui) => ui.press("Delete"),
    "dialog.close": (ui) => ui.escape(),
    "xstate.done.actor.remove": (ui) => ui.answer(deleteFile, {}),
  },
  states: {
    checking: async (ui) => {
      await ui.seesText("Checking the file");
      await ui.draws("main:not(:has([role=alert]))");
    },
    uploading: async (ui, { context }) => {
      await ui.draws("progress");
      const isSent = context.percent === 100;
      await ui.seesText(
        isSent ? "Checking the file. Please wait" : `Uploading ${context.percent}%`,
      );
    },
    paused: says("Paused while you are offline. Resumes automatically"),
    interrupted: async (ui) => {
      // A file that could not be read, or one that was lost on its way.
      await ui.seesText(/The file could not be read|Network error\. Not uploaded: /);
      await ui.draws("main [role=alert]");
      await ui.seesButton("Retry", true);
    },
    rejected: async (ui, { context }) => {
      await ui.sees("alert", refusals[rejected[context.name as Name]].message.message!);
      await isEmpty(ui);
    },
    stored: async (ui) => {
      await ui.seesNo("dialog");
      await ui.seesText("Stored");
    },
    removalAsked: async (ui, { context }) => {
      await ui.sees("dialog", `Delete ${ui.here(context.name)}?`);
      await ui.seesButton("Cancel", true);
    },
    removing: async (ui) => {
      await ui.seesNo("dialog");
      await ui.sent(deleteFile);
      await ui.seesText("Removing");
    },
    removed: isEmpty,
  },
};
