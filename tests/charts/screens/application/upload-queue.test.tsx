import type {
  ChosenFile,
  QueuedFile,
  QueueInput,
} from "@gatehouse/machines/documents/upload-queue";
import { expect, afterEach, beforeAll, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { deleteFile, uploadFile } from "#contract/calls/uploads.ts";
import { formNews, saveKyc } from "#contract/calls/onboarding.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { uploadRefusals } from "#contract/refusals/upload-refusals.ts";
import { i18n } from "#portal/app/i18n.ts";
import { limits } from "#contract/limits.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, until } from "#tests/support/screens/clock.ts";
import {
  choose,
  comesTo,
  press,
  sees,
  seesButton,
  seesNo,
  seesText,
} from "#tests/support/screens/hand.ts";
import { leaveScreen, prepareScreen } from "#tests/support/screens/screen.tsx";
import { ui } from "#tests/support/screens/screen-ui.ts";
import { type PathTable, testPaths } from "#tests/support/screens/walk.ts";
import { uploadQueueModel } from "#models/documents/upload-queue.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { today } from "#tests/support/screens/member.ts";
import { openAtOther, other, otherGroup, sampled, sampledWith } from "../documents/at-other.ts";
import { besideColleague, fullButForTwo, theirFiles } from "./upload-queue.model.ts";

const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });

const nameOf = (uid: unknown) => `${String(uid)}.pdf`;
const about = (uid: unknown) => (body: unknown) =>
  (body as { file: File }).file.name === nameOf(uid);

/** The upload of a file once it is on the wire. */
const sent = (uid: unknown) => until(() => server.newest(uploadFile, about(uid)));

async function store({ uid }: AnyEvent) {
  await sent(uid);
  const name = nameOf(uid);
  const facts = { name, size: 8, type: "application/pdf", pages: 1 };
  server.answer(uploadFile, { uid: name, url: `/ins-kyc/v1/file/${name}`, ...facts }, about(uid));
}

async function reject({ uid }: AnyEvent) {
  await sent(uid);
  server.refuse(uploadFile, "uploadFormat", {}, about(uid));
}

async function remove({ uid }: Record<string, unknown>, isStored: boolean) {
  await press(`Remove ${nameOf(uid)}`);
  if (isStored) await press("Delete");
  await until(() => server.newest(deleteFile));
  server.answer(deleteFile, {});
}

async function seesFiles({ context }: AnyMachineSnapshot) {
  for (const file of context.files as QueuedFile[]) {
    await sees("listitem", file.stored ? `${file.name}Stored` : file.name);
    await seesButton(`Remove ${file.name}`, true);
  }
  for (const { name } of context.rejectedFiles as { name: string }[])
    await sees("alert", `${name}: ${refusals.uploadFormat.message.message}`);
}

const slotFull = "This document has the maximum number of files. Remove one to choose another.";
const totalFull =
  "You have used all 20 files. Remove one from any of your documents, or contact the KYC team.";
const chooser = new RegExp(`^Choose files ?, ${other}$`);
const mayChoose = (yes: boolean) => (yes ? seesButton(chooser, true) : seesNo("button", chooser));

const { runs } = uploadQueueModel;
const written = runs[0]!.cases as (snapshot: AnyMachineSnapshot) => AnyEvent[];

/** A full slot offers no way to drop, and only a message that is shown can be closed. */
const isOffered = (snapshot: AnyMachineSnapshot) => (event: AnyEvent) => {
  if (event.type === "file.drop") return !snapshot.matches("full");
  if (event.type === "refusal.dismiss") return snapshot.matches("over");
  return event.type.startsWith("file.");
};
const cases = (snapshot: AnyMachineSnapshot) => written(snapshot).filter(isOffered(snapshot));
const input = { ...(runs[0]!.input as QueueInput), slotLimit: limits.filesPerSlot };

const uploadQueueTable: PathTable = {
  model: {
    ...uploadQueueModel,
    runs: [
      { input: { ...input, elsewhere: sampled }, cases },
      { input: { ...input, elsewhere: fullButForTwo }, cases },
    ],
    facts: ({ context }) => ({ files: context.files.length }),
  },
  open: (given) => openAtOther((given as QueueInput).elsewhere),
  isMeant: ({ context }) => context.source.place.slot === "other",
  events: {
    "file.drop": ({ files }) =>
      choose(
        otherGroup,
        (files as ChosenFile[]).map((file) => pdf(file.name)),
      ),
    "file.stored": store,
    "file.rejected": reject,
    "file.removed": (event, { context }) =>
      remove(
        event,
        (context.files as QueuedFile[]).some(({ uid, stored }) => uid === event.uid && stored),
      ),
    "refusal.dismiss": () => press("Close"),
  },
  states: {
    open: async (snapshot) => {
      await mayChoose(true);
      if (snapshot.context.rejectedFiles.length === 0)
        await ui.draws("main:not(:has([role=alert]))");
      await seesFiles(snapshot);
    },
    full: async (snapshot) => {
      await mayChoose(false);
      const { files, slotLimit } = snapshot.context;
      await seesText(files.length === slotLimit ? slotFull : totalFull);
      await seesFiles(snapshot);
    },
    "over.inSlot": async (snapshot) => {
      await sees("alert", "Exceed the maximum number of files");
      await seesFiles(snapshot);
    },
    "over.inAll": async (snapshot) => {
      await sees("alert", i18n._(refusals.uploadTotalFull.message));
      await seesFiles(snapshot);
    },
  },
};

let revision = 1;
/** The page asks what another person has saved. */
async function hear(theirs: AllAnswers) {
  server.withhold(formNews);
  await until(
    () => server.newest(formNews),
    () => void pass(limits.formNewsMs),
  );
  revision += 1;
  server.answer(formNews, { revision, rules_on: today, theirs, here: ["Ben"] });
}

const besideColleagueTable: PathTable = {
  ...uploadQueueTable,
  model: besideColleague,
  open: async () => {
    revision = 1;
    await openAtOther(fullButForTwo);
  },
  events: {
    ...uploadQueueTable.events,
    "slot.change": () => hear({ supportingDocuments: { other: { files: theirFiles } } }),
    "elsewhere.change": async ({ count }) => {
      const { uploadFiles } = sampledWith(Number(count));
      await hear({ uploadFiles: uploadFiles! });
      // Files are chosen at once, before the others are counted again.
      if (Number(count) > fullButForTwo) return;
      // The others are counted a while after the news, however late it comes.
      await until(
        () => expect(document.body.textContent).toContain("1 more file allowed"),
        () => void pass(limits.planRestMs),
      );
    },
  },
};

beforeAll(prepareScreen);
testPaths([uploadQueueTable, besideColleagueTable]);

afterEach(leaveScreen);

const file = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 8, type: "application/pdf" });

/** Goes to the page of the other documents, where a file is removed; its save waits. */
async function removeElsewhere() {
  await press(/^Documents/, "link");
  await comesTo("Documents");
  await press("Expand Articles of association");
  await remove({ uid: "articles-0" }, true);
  await nextSave();
}

const nextSave = () =>
  until(
    () => server.newest(saveKyc),
    () => void pass(limits.saveDelayMs),
  );

async function goBack() {
  await press(/^Other supporting documents/, "link");
  await comesTo(other);
  await press(`Expand ${other}`);
}

test("the page says how many files are used; a file removed elsewhere opens a closed slot", async () => {
  await openAtOther(18, [file("a"), file("b")]);
  await seesText("20 of 20 files used");
  await press(`Expand ${other}`);
  await mayChoose(false);
  await removeElsewhere();
  await goBack();
  await until(() => expect(document.body.innerText).toContain("19 of 20 files used"));
  await mayChoose(true);
});

const buttonsInAlerts = () =>
  document.querySelectorAll('[data-question="other"] [role=alert] button');

test("a file that is gone or may not be read says so, and Retry leaves the focus in its slot", async () => {
  await openAtOther(sampled);
  const gone = pdf("gone.pdf");
  gone.slice = () => {
    const blob = new Blob();
    blob.arrayBuffer = () => Promise.reject(new DOMException("", "NotFoundError"));
    return blob;
  };
  await choose(otherGroup, [gone]);
  await seesText(uploadRefusals.uploadUnreadable.message.message!);
  await sees("alert", /^gone\.pdf: The file could not be read/);
  expect(buttonsInAlerts()).toHaveLength(0);
  await press("Retry");
  await until(() => {
    const group = document.activeElement;
    expect([group?.getAttribute("role"), group?.textContent]).toEqual([
      "group",
      expect.stringContaining("gone.pdf"),
    ]);
  });
});

test("a rejected file is told in an alert that holds words only", async () => {
  await openAtOther(sampled);
  await choose(otherGroup, [new File(["<html>"], "page.pdf")]);
  await sees("alert", /page\.pdf: /);
  await seesButton("Close", true);
  expect(buttonsInAlerts()).toHaveLength(0);
});

test("a file that another person stored meanwhile is shown, and is kept by the next save", async () => {
  // More than one for each document: the others stay complete.
  await openAtOther(sampled + 5, [file("a")]);
  await removeElsewhere();
  const theirs = { supportingDocuments: { other: { files: [file("a"), file("theirs")] } } };
  server.answer(saveKyc, {
    revision: 3,
    saved_at: 0,
    merged: { by: "Ben", theirs },
    submission: null,
  });
  await goBack();
  await sees("listitem", "theirs.pdfStored");
  await remove({ uid: "a" }, true);
  expect((await nextSave()).body).toMatchObject({
    changes: { supportingDocuments: { other: { files: [file("theirs")] } } },
  });
});
