import { afterAll, beforeAll, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { Page } from "playwright";
import type { LineId } from "#contract/business-lines.ts";
import { kycForm, openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { questionStatus } from "#contract/calls/questionnaires/questionnaires.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { days } from "#models/kit/questionnaire-days.ts";
import { questionnaireModel } from "#models/questionnaires/questionnaire.ts";
import {
  isRequired,
  questionnaireSights,
} from "#tests/charts/screens/questionnaires/questionnaire.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { passDays } from "#tests/journeys/support/clock.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { RunningPortal } from "#tests/journeys/support/portal.ts";
import { PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { type Sight, testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";
import { allOf } from "#tests/support/written.ts";

/** Its own: months pass for every account of a portal. */
const portal = new RunningPortal(inject("builtPortal"));
beforeAll(() => portal.start());
afterAll(() => portal.remove());

const locale = "zh-CN";
const say = await spokenIn(locale);

const dashboard = "/kyc/user";
/** Further lines of an account, as each application is for another one. */
const lines: LineId[] = ["exchange", "goldToken", "bondToken", "appInvest", "prime"];
const oneDay = 86_400_000;
const [requiring, optional] = ["charity", "registeredCompany"] as const;

class Scene extends PageUi {
  readonly member: Member;
  #lines = [...lines];
  /** The lines whose kind of applicant requires the questionnaire. */
  #requiring: LineId[] = [];

  constructor(page: Page, wire: Wire, member: Member) {
    super(page, wire, undefined, say);
    this.member = member;
  }

  /** Another device of the holder submits an application of a kind whose questionnaire is required, or optional. */
  async apply(entityType: string): Promise<void> {
    const line = this.#lines.shift();
    if (!line) throw new Error("the walk needs more lines");
    const flow = await this.#openEmpty(line);
    const own = { applicableAccount: { lines: [line] }, entryBoarding: { entityType } };
    await this.member.prepareAs(flow, { given: own, says: "no" });
    await this.member.submit();
    if (entityType === requiring) this.#requiring.push(line);
    await this.page.goto(dashboard);
  }

  /** Only an application that asks for it as optional goes on. */
  async makeOptional(): Promise<void> {
    await this.apply(optional);
    for (const line of this.#requiring.splice(0)) await this.#withdraw(line);
    await this.page.goto(dashboard);
  }

  async #withdraw(line: LineId): Promise<void> {
    given(await this.member.api(withdrawLine, { body: { line } }));
    this.#lines.push(line);
  }

  /** Without the answers and files of a line that was withdrawn. */
  async #openEmpty(line: LineId) {
    const { api } = this.member;
    const flow = await this.member.open(line);
    const { form_id } = given(await api(openBiz, { body: { line } }));
    const { revision, files } = given(await api(kycForm, { params: { id: form_id } }));
    given(await api(saveKyc, { body: { form_id, revision, files, changes: {}, restart: true } }));
    return flow;
  }

  /** The first hour of the day that is so many days after the questionnaire is due, or after it holds no more. */
  async passTo(after: number): Promise<void> {
    const { due_on, valid_until } = given(await this.member.api(questionStatus));
    const day = Date.parse((due_on ?? valid_until)!) + after * oneDay;
    await passDays(Math.ceil((day - Date.now()) / oneDay), portal.dataDir);
    await this.page.goto(dashboard);
  }

  /** The holder checks what another device has filled in, and sends it. */
  async send(): Promise<void> {
    await this.member.prepareQuestionnaire();
    await this.page.goto("/kyc/questionnaire?section=acknowledgement");
    await this.comesTo("Check your answers");
    await this.press("Send answers");
    await this.comesTo("Questionnaire sent");
    await this.press("Go to dashboard", "link");
  }
}

async function open(): Promise<Scene> {
  const { baseUrl } = portal;
  const member = await Member.at(baseUrl);
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, []);
  const scene = new Scene(await context.newPage(), wire, member);
  await scene.page.goto(dashboard);
  return scene;
}

/**
 * What can be brought about: it is sent from its page, which begins it; an optional one has no due date, and becomes required;
 * one that is sent goes out of date.
 */
const happens: Record<string, (at: AnyMachineSnapshot, event: AnyEvent) => boolean> = {
  "questionnaire.send": (at) => at.matches({ open: "begun" }) || at.matches("overdue"),
  "kind.change": (at, { dueOn }) => isRequired(at) === (dueOn === null),
  "day.begin": (at, { today }) => (today === days.outdated ? at.matches("sent") : isRequired(at)),
};

const model = within(questionnaireModel, (event, at) => happens[event.type]?.(at, event) ?? true);

const kindOf = ({ dueOn }: AnyEvent) => (dueOn === null ? optional : requiring);

/** It is asked for, and may wait. */
const waiting =
  (state: string): Sight<Scene> =>
  async (at, scene) => {
    await questionnaireSights[state]!(scene, at);
    await scene.seesButton("Later", true);
  };

/** The questionnaire of an account from its first application on, on its dashboard. */
testTour<Scene>({
  model,
  steps: 60,
  open: () => open(),
  events: {
    "questionnaire.ask": (event, scene) => scene.apply(kindOf(event)),
    "kind.change": (event, scene) =>
      event["dueOn"] === null ? scene.makeOptional() : scene.apply(requiring),
    "questionnaire.postpone": (_, scene) => scene.press("Later"),
    "questionnaire.begin": async (_, scene) => {
      await scene.press("Fill in now", "link");
      await scene.seesText(allOf("Questionnaire {reference}"));
      await scene.press("Dashboard", "link");
    },
    "questionnaire.send": (_, scene) => scene.send(),
    "day.begin": (event, scene) => scene.passTo(event["isDueSoon"] === true ? -7 : 1),
  },
  states: {
    ...Object.fromEntries(
      Object.entries(questionnaireSights).map(([name, sight]) => [
        name,
        (at: AnyMachineSnapshot, scene: Scene) => sight(scene, at),
      ]),
    ),
    "open.asked": waiting("open.asked"),
    "open.expired": waiting("open.expired"),
  },
});
