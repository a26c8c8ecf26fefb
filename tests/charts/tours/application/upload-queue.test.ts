import { readFileSync } from "node:fs";
import type { ChosenFile, QueueInput } from "@gatehouse/machines/documents/upload-queue";
import type { BrowserContext, Locator, Page } from "playwright";
import { expect, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { Wire as Call } from "#contract/calls/call.ts";
import { formNews } from "#contract/calls/onboarding.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { spread } from "#tests/support/spread-files.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { fixtures } from "#tests/journeys/support/fixtures.ts";
import { beforeDocuments, Member } from "#tests/journeys/support/member.ts";
import { head } from "#tests/journeys/support/returning.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { sees } from "../kit/sight.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour, type TourTable } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";
import {
  besideColleague,
  fullButForTwo,
} from "#tests/charts/screens/application/upload-queue.model.ts";
import { countsIn, eventHere, uploadQueueOnTour } from "./upload-queue.model.ts";

interface Scene {
  page: Page;
  member: Member;
  context: BrowserContext;
  wire: Wire;
  /** The slot on the page. */
  slot: Locator;
}

const locale = "zh-CN";
const [words, say] = await Promise.all([wordsIn(locale), spokenIn(locale)]);
const pdf = readFileSync(fixtures.pdf);
const patience = { timeout: 20_000, interval: 20 };
/** A person whose other slots hold as many files as the chart gets as input. */
async function memberWith(elsewhere: number): Promise<Member> {
  const member = await Member.at(inject("baseUrl"));
  if (elsewhere === fullButForTwo) await member.prepareWith(spread(elsewhere));
  else await member.prepare(...beforeDocuments, "uploadFiles");
  return member;
}

/** The page of further documents with nothing in its slot; each file that is sent waits, and what else is to wait. */
async function open(member: Member, ...held: Call[]): Promise<Scene> {
  const context = await visit({ baseUrl: inject("baseUrl"), locale, member });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const wire = await Wire.of(context, [uploadFile, ...held]);
  await page.goto("/kyc/verify?section=supportingDocuments");
  await head(page, "supportingDocuments", words.say).waitFor();
  return { page, member, context, wire, slot: page.locator('[data-question="other"]') };
}

/** The newest upload alone; the others go on waiting. */
async function newest({ wire }: Scene) {
  const request = await wire.sent(uploadFile);
  return (each: typeof request) => each === request;
}

async function drop({ files }: AnyEvent, { slot }: Scene) {
  const chosen = (files as ChosenFile[]).map(({ name }) => ({
    name,
    mimeType: "application/pdf",
    buffer: pdf,
  }));
  await slot.locator("input[type=file]").setInputFiles(chosen);
}

const rows = ({ page, slot }: Scene) =>
  slot
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: say(/^Remove /, "whole") }) });
const stored = ({ page, ...scene }: Scene) =>
  rows({ page, ...scene }).filter({ has: page.getByText(say("Stored", "whole")) });
const onItsWay = ({ page, ...scene }: Scene) =>
  rows({ page, ...scene }).filter({ hasNot: page.getByText(say("Stored", "whole", "absent")) });

async function seesFiles(snapshot: AnyMachineSnapshot, scene: Scene) {
  const counted = async () => ({
    stored: await stored(scene).count(),
    onItsWay: await onItsWay(scene).count(),
  });
  await expect.poll(counted, patience).toEqual(countsIn(snapshot));
  const isTold = snapshot.context.rejectedFiles.length > 0;
  const told = scene.slot
    .getByRole("alert")
    .filter({ hasText: words.say(refusals.uploadFormat.message) });
  await expect.poll(() => told.count(), patience).toBe(isTold ? 1 : 0);
}

async function mayChoose(scene: Scene, yes: boolean) {
  const chooser = scene.slot.getByRole("button", { name: say(/^Choose files/, "whole") });
  await expect.poll(() => chooser.count(), patience).toBe(yes ? 1 : 0);
}

/** The files of one document slot. */
function uploadQueueTour(): TourTable<Scene> {
  return {
    model: uploadQueueOnTour,
    steps: 90,
    // A member each: files that one walk leaves would be there in the next.
    open: async (given) => open(await memberWith((given as QueueInput).elsewhere)),
    here: eventHere,
    events: {
      "file.drop": drop,
      "file.stored": async (_, scene) => {
        await scene.context.setOffline(false);
        await scene.wire.pass(uploadFile, await newest(scene));
      },
      "file.rejected": async (_, scene) => {
        await scene.context.setOffline(false);
        await scene.wire.refuse(uploadFile, "uploadFormat", {}, await newest(scene));
      },
      "file.removed": async ({ isStored }, scene) => {
        await scene.context.setOffline(false);
        const row = (isStored ? stored(scene) : onItsWay(scene)).first();
        await row.getByRole("button", { name: say(/^Remove /, "whole") }).click();
        if (isStored)
          await scene.page.getByRole("button", { name: say("Delete", "whole") }).click();
      },
      "refusal.dismiss": (_, { slot }) =>
        slot.getByRole("button", { name: say("Close", "whole") }).click(),
    },
    states: {
      open: async (snapshot, scene) => {
        await mayChoose(scene, true);
        await seesFiles(snapshot, scene);
      },
      full: async (snapshot, scene) => {
        await mayChoose(scene, false);
        await seesFiles(snapshot, scene);
      },
      "over.inSlot": async (snapshot, scene) => {
        await sees(scene.page, "alert", say("Exceed the maximum number of files", "part"));
        await seesFiles(snapshot, scene);
      },
      "over.inAll": async (snapshot, scene) => {
        await sees(scene.page, "alert", words.say(refusals.uploadTotalFull.message));
        await seesFiles(snapshot, scene);
      },
    },
  };
}

/** On the page itself no file can be chosen between another person's and the count of it. */
const isOfOneMind = ({ type, count }: AnyEvent) =>
  type !== "file.drop" && !(type === "elsewhere.change" && Number(count) > fullButForTwo);

/** The files that another device removes from the slots of another page, and the ones it stores in this slot. */
function besideColleagueTour(): TourTable<Scene> {
  const { states, ...table } = uploadQueueTour();
  const { open: isOpen, full } = states;
  return {
    ...table,
    model: within(besideColleague, isOfOneMind),
    open: async () => open(await memberWith(fullButForTwo), formNews),
    events: {
      "slot.change": async (_, { member, wire }) => {
        const files = await Promise.all([member.upload("other"), member.upload("other")]);
        await member.save({ supportingDocuments: { other: { files } } });
        await wire.pass(formNews);
      },
      "elsewhere.change": async (_, { member, wire }) => {
        const { uploadFiles } = await member.answers();
        const { files, ...articles } = uploadFiles!["articles"] as { files: unknown[] };
        await member.save({ uploadFiles: { articles: { ...articles, files: files.slice(1) } } });
        await wire.pass(formNews);
      },
    },
    states: { open: isOpen!, full: full! },
  };
}

testTour(uploadQueueTour(), besideColleagueTour());
