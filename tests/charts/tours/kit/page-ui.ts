import type { Page } from "playwright";
import { isDeepStrictEqual } from "node:util";
import type { Wire as Call } from "#contract/calls/call.ts";
import type { ChartTable, Gesture, Sight, Ui } from "#tests/support/screens/ui.ts";
import { pick, press, sees, seesButton, type } from "./sight.ts";
import { inEnglish, type Say } from "./spoken.ts";
import type { TourTable } from "./walk.ts";
import type { Wire } from "./wire.ts";

/** A page of the built portal before the real server. */
export class PageUi implements Ui {
  readonly page: Page;
  readonly wire: Wire;
  at = () => {};
  readonly here: (value: string) => string;
  #say: Say;

  constructor(
    page: Page,
    wire: Wire,
    here: (value: string) => string = (value) => value,
    say: Say = inEnglish,
  ) {
    this.page = page;
    this.wire = wire;
    this.here = here;
    this.#say = say;
  }

  /** In another language than English. */
  speaking(say: Say): this {
    this.#say = say;
    return this;
  }

  press: Ui["press"] = (name, role) => press(this.page, this.#say(name, "whole"), role);
  type: Ui["type"] = (label, text) => type(this.page, this.#say(label, "whole"), text);
  pick: Ui["pick"] = (label, option) =>
    pick(this.page, this.#say(label, "whole"), this.#say(option, "whole"));
  sees: Ui["sees"] = (role, text) => sees(this.page, role, this.#say(text, "part"));
  seesButton: Ui["seesButton"] = (name, can) =>
    seesButton(this.page, this.#say(name, "whole"), can);
  /** An empty one waits for what is to be announced. */
  seesNo: Ui["seesNo"] = (role, name) =>
    this.page
      .getByRole(
        role,
        name === undefined ? {} : { name: this.#say(name, "whole", "absent"), exact: true },
      )
      .filter({ hasText: /\S/ })
      .first()
      .waitFor({ state: "detached" });
  seesText: Ui["seesText"] = (text) =>
    this.page.getByText(this.#say(text, "part")).first().waitFor();
  seesNoText: Ui["seesNoText"] = (text) =>
    this.page
      .getByText(this.#say(text, "part", "absent"))
      .first()
      .waitFor({ state: "detached" });
  draws: Ui["draws"] = (selector) =>
    this.page.locator(selector).first().waitFor({ state: "attached" });
  comesTo: Ui["comesTo"] = (title) => {
    const name = this.#say(title, "whole");
    const exact = typeof name === "string";
    return this.page.getByRole("heading", { level: 1, name, exact }).first().waitFor();
  };
  escape: Ui["escape"] = () => this.page.keyboard.press("Escape");
  pass: Ui["pass"] = (span) => this.page.clock.runFor(span);
  sent: Ui["sent"] = (call, body) =>
    this.wire.sent(call, (request) => !body || isDeepStrictEqual(request.postDataJSON(), body));
  sentNo: Ui["sentNo"] = async (call) => this.wire.none(call);
  answer: Ui["answer"] = (call: Call) => this.wire.pass(call);
  refuse: Ui["refuse"] = (call, refusal, data) => this.wire.refuse(call, refusal, data);
  lose: Ui["lose"] = (call) => this.wire.lose(call);
}

/** What a tour has of its own: how it begins, what happens otherwise before the real server, and what it leaves out. */
interface Own<Scene extends PageUi> extends Pick<TourTable<Scene>, "open" | "here"> {
  steps?: number;
  events?: Record<string, Gesture<Scene>>;
  states?: Record<string, Sight<Scene>>;
  beyond?: Record<string, string>;
  omitted?: readonly string[];
}

/** The table of a chart as the tours walk it. */
export function onTour<Scene extends PageUi>(
  { model, events, states, beyond }: ChartTable<Scene>,
  { steps = 60, ...own }: Own<Scene>,
): TourTable<Scene> {
  const gestures: Record<string, Gesture<Scene>> = { ...events, ...own.events };
  const sights: Record<string, Sight<Scene>> = { ...states, ...own.states };
  const omitted = new Set(own.omitted);
  return {
    ...own,
    model,
    steps,
    beyond: { ...beyond, ...own.beyond },
    events: Object.fromEntries(
      Object.entries(gestures)
        .filter(([type]) => !omitted.has(type))
        .map(([type, gesture]) => [
          type,
          (event, scene, before, next) => gesture(scene, event, before, next),
        ]),
    ),
    states: Object.fromEntries(
      Object.entries(sights).map(([name, sight]) => [name, (at, scene) => sight(scene, at)]),
    ),
  };
}
