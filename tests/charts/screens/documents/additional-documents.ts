import type { AnyMachineSnapshot } from "xstate";
import { additionalFiles, saveRequestWords } from "#contract/calls/requests.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { done } from "#models/kit/specification.ts";
import { additionalDocumentsModel } from "#models/documents/additional-documents.ts";
import { typeWords } from "./explanation.ts";
import type { ChartTable, Sight, Ui } from "#tests/support/screens/ui.ts";

interface Item {
  files: object[];
  words: string;
  isUploading: boolean;
  isSaved: boolean;
}

export const itemsIn = ({ context }: AnyMachineSnapshot) => context.items as [Item, Item];

const isAnswered = ({ files, words }: Item) => files.length > 0 || words !== "";

const files = (isUploading: boolean, stored: object[]): AnyEvent => ({
  type: "files.change",
  question: { id: "1", files: [] },
  files: stored,
  isUploading,
});
const file = { uid: "a", name: "a.pdf", size: 1, type: "application/pdf" };
const words = (text: string, isSaved: boolean): AnyEvent => ({
  type: "words.change",
  item: "2",
  words: text,
  isSaved,
});

/** The first item gets a file, the second one words. */
function cases(at: AnyMachineSnapshot): AnyEvent[] {
  if (at.matches("sending"))
    return [
      done("send", { reply_by: "2026-11-27" }),
      done("send", { reply_by: null }),
      words("Lost", false),
    ];
  if (at.matches("ended")) return [];
  const [sent, written] = itemsIn(at);
  const isSettling = at.matches("settling");
  const isEmpty = sent.files.length === 0;
  return [
    ...(isSettling ? [] : [{ type: "documents.send" }]),
    ...(sent.isUploading ? [files(false, [file])] : isEmpty ? [files(true, [])] : []),
    ...(sent.isUploading || !isEmpty ? [files(false, [])] : []),
    ...(written.isSaved
      ? isSettling
        ? []
        : [words("Lost", false)]
      : [words("Lost", true), { type: "request.end" }]),
  ];
}

const facts = (at: AnyMachineSnapshot) => ({
  items: itemsIn(at).map(({ files: { length }, words: text, isUploading, isSaved }) => [
    length,
    text,
    isUploading,
    isSaved,
  ]),
});

const answering: Sight = async (ui, at) => {
  const items = itemsIn(at);
  await ui.seesButton("Send", true);
  if (items.every(({ isSaved }) => isSaved))
    await ui.seesText(`${items.filter(isAnswered).length} of ${items.length} answered`);
  else await ui.seesText("Saving");
};

/** A request for two documents, before the holder of the account. */
export const additionalDocumentsTable: ChartTable = {
  model: {
    ...additionalDocumentsModel,
    runs: additionalDocumentsModel.runs.map(({ input }) => ({ input, cases })),
    facts,
    shown: () => ({}),
  },
  events: {
    "documents.send": (ui) => ui.press("Send"),
    "xstate.done.actor.send": (ui, { output }) =>
      (output as { reply_by: string | null }).reply_by === null
        ? ui.refuse(additionalFiles, "notPossible")
        : ui.answer(additionalFiles, output as { reply_by: string }),
  },
  states: {
    answering: async (ui, at) => {
      await answering(ui, at);
      await ui.seesNo("alert");
    },
    incomplete: async (ui, at) => {
      await answering(ui, at);
      const isMissing = itemsIn(at).some((item) => !isAnswered(item) || item.isUploading);
      if (isMissing) await ui.sees("alert", refusals.requestItemsMissing.message.message!);
      else await ui.seesNo("alert");
    },
    settling: async (ui) => {
      await ui.sent(saveRequestWords);
      await ui.seesButton("Send", false);
    },
    sending: async (ui) => {
      await ui.sent(additionalFiles);
      await ui.seesButton("Send", false);
    },
    sent: (ui) => ui.comesTo("Your answers were sent"),
    ended: (ui) => ui.comesTo("This request has ended"),
  },
};

/** What happens to the file of the first item. */
export const fileChange = ({ isUploading, files: stored }: AnyEvent) =>
  isUploading ? "choose" : (stored as object[]).length > 0 ? "store" : "remove";

let typed = 0;

/** Says why the second document cannot be sent, in other words each time; `begin` opens the field. */
export async function typeReason(
  ui: Ui,
  before: AnyMachineSnapshot,
  begin: () => Promise<unknown>,
) {
  typed += 1;
  if (itemsIn(before)[1].words === "") await begin();
  await typeWords(ui, typed);
}
