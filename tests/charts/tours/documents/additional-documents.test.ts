import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { additionalFiles, saveRequestWords } from "#contract/calls/requests.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import {
  additionalDocumentsTable,
  fileChange,
  typeReason,
} from "#tests/charts/screens/documents/additional-documents.ts";
import { fixtures } from "#tests/journeys/support/fixtures.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";
import { Asked, locale } from "./request.scene.ts";

const name = "picture.png";
const picture = { name, mimeType: "image/png", buffer: readFileSync(fixtures.png) };

const say = await spokenIn(locale);

class Scene extends PageUi {
  readonly asked: Asked;
  readonly #items: readonly string[];
  #isStored = false;

  constructor(page: Page, wire: Wire, asked: Asked, items: readonly string[]) {
    super(page, wire, undefined, say);
    this.asked = asked;
    this.#items = items;
  }

  get #first() {
    return this.page.locator(`#item-${this.#items[0]}`);
  }

  beginReason = () => this.page.locator(`#words-${this.#items[1]}`).click();

  /** The first document is chosen, stored or removed. */
  files = {
    choose: async () => {
      await this.#first.locator("input[type=file]").setInputFiles(picture);
      await this.wire.sent(uploadFile);
    },
    store: async () => {
      await this.wire.pass(uploadFile);
      // While words are being saved the page does not count the answers.
      await this.#first.getByText(say("Stored", "part")).first().waitFor();
      this.#isStored = true;
    },
    remove: async () => {
      await this.press(`Remove ${name}`);
      // A file on its way is stopped without a question.
      if (this.#isStored) await this.press("Delete");
      this.#isStored = false;
    },
  };
}

let asked: Promise<Asked> | undefined;

/** The page of two documents. */
async function open(): Promise<Scene> {
  const person = await (asked ??= Asked.now());
  const items = await person.again(2);
  const context = await person.visit();
  const wire = await Wire.of(context, [uploadFile, saveRequestWords, additionalFiles]);
  const page = await context.newPage();
  await person.goTo(page);
  return new Scene(page, wire, person, items);
}

/** The documents that the desk asks for, before the real server. */
testTour(
  onTour<Scene>(additionalDocumentsTable, {
    open,
    events: {
      "files.change": (scene, event) => scene.files[fileChange(event)](),
      "words.change": (scene, { isSaved }, before) =>
        isSaved ? scene.wire.pass(saveRequestWords) : typeReason(scene, before, scene.beginReason),
      "request.end": async ({ asked: person, wire }) => {
        await person.cancel();
        await wire.pass(saveRequestWords);
      },
      "xstate.done.actor.send": async ({ asked: person, wire }, { output }) => {
        if ((output as { reply_by: string | null }).reply_by === null) await person.cancel();
        await wire.pass(additionalFiles);
      },
    },
  }),
);
