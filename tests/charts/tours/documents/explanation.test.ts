import type { ExplanationInput, Saving } from "@gatehouse/machines/documents/explanation";
import type { Page } from "playwright";
import { saveRequestWords } from "#contract/calls/requests.ts";
import { explanationTable, label } from "#tests/charts/screens/documents/explanation.ts";
import { given } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { comes } from "../kit/sight.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";
import { Asked, locale } from "./request.scene.ts";

const say = await spokenIn(locale);

class Scene extends PageUi {
  readonly asked: Asked;

  constructor(page: Page, wire: Wire, asked: Asked) {
    super(page, wire, undefined, say);
    this.asked = asked;
  }

  /** The server answers a call for words, after the desk has ended the request where the walk says so. */
  async answers(output: unknown): Promise<void> {
    if ((output as Saving).isEnded) await this.asked.cancel();
    await this.wire.pass(saveRequestWords);
  }
}

const aWhile = 1000;
let asked: Promise<Asked> | undefined;

/** The page of one document, on which time stands still. */
async function open(input: unknown): Promise<Scene> {
  const { words } = input as ExplanationInput;
  const person = await (asked ??= Asked.now());
  const [item = ""] = await person.again(1);
  const body = { form_id: person.member.formId, item, words };
  given(await person.member.api(saveRequestWords, { body }));
  const context = await person.visit();
  const wire = await Wire.of(context, [saveRequestWords]);
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + aWhile);
  await person.goTo(page);
  await comes(
    page,
    page.getByRole("heading", { level: 1, name: say("Additional documents", "whole") }),
  );
  return new Scene(page, wire, person);
}

/** Why a document cannot be sent, before the real server. */
testTour(
  onTour<Scene>(explanationTable, {
    open,
    events: {
      "explanation.save": async ({ page }) => {
        const field = page.getByRole("textbox", { name: say(label, "whole") });
        await field.focus();
        await field.blur();
      },
      "xstate.done.actor.save": (scene, { output }) => scene.answers(output),
      "xstate.done.actor.remove": (scene, { output }) => scene.answers(output),
    },
  }),
);
