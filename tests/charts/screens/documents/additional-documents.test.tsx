import type { AdditionalDocumentsInput } from "@gatehouse/machines/documents/additional-documents";
import { saveRequestWords } from "#contract/calls/requests.ts";
import { deleteFile, uploadFile } from "#contract/calls/uploads.ts";
import { limits } from "#contract/limits.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, until } from "#tests/support/screens/clock.ts";
import { openRequest, requestedItem } from "#tests/support/screens/document-request.ts";
import { choose, press } from "#tests/support/screens/hand.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { additionalDocumentsTable, fileChange, typeReason } from "./additional-documents.ts";

const articles = "Memorandum and articles of association";
const cannotSend = /^I cannot send this document ?: Register of shareholders/;
const name = "a.pdf";

/** The first document is chosen, stored or removed. */
const files = {
  isStored: false,
  choose: async () => {
    files.isStored = false;
    await choose(articles, [new File(["%PDF-1.7"], name)]);
    await until(() => server.newest(uploadFile));
  },
  store: async () => {
    const facts = { uid: "a", url: "", name, size: 8, type: "application/pdf", pages: 1 };
    await ui.answer(uploadFile, facts);
    files.isStored = true;
  },
  remove: async () => {
    await press(`Remove ${name}`);
    // A file on its way is stopped without a question.
    if (files.isStored) await press("Delete");
    files.isStored = false;
    await ui.answer(deleteFile, {});
  },
};

eachScreen();

testPaths(
  onScreens(additionalDocumentsTable, {
    open: (given) => {
      const { items } = given as AdditionalDocumentsInput;
      return openRequest(
        items.map(({ id }, at) => requestedItem(id, ["articles", "registerOfMembers"][at]!)),
      );
    },
    events: {
      "files.change": (event) => files[fileChange(event)](),
      "words.change": async ({ isSaved }, before) => {
        if (!isSaved) return typeReason(ui, before, () => press(cannotSend));
        await pass(limits.saveDelayMs);
        await ui.answer(saveRequestWords, {});
      },
      "request.end": async () => {
        await pass(limits.saveDelayMs);
        await ui.refuse(saveRequestWords, "notPossible");
      },
    },
    states: {
      sent: async (at) => {
        await additionalDocumentsTable.states["sent"]!(ui, at);
        await ui.seesText("by 27 November 2026");
      },
    },
  }),
);
