import type { Page } from "playwright";
import type { AnyMachineSnapshot } from "xstate";
import type { ReplyTo, Wire } from "#contract/calls/call.ts";
import type { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";

type Name = string | RegExp;
type Role = Parameters<Page["getByRole"]>[0];

/** What a person does and sees on a page, and what its server answers; in a screen test and before the built portal. */
export interface Ui {
  press: (name: Name, role?: Role) => Promise<unknown>;
  type: (label: string, text: string) => Promise<unknown>;
  /** Chooses an option of a list; a name of its own, which is the same in every language, as a pattern. */
  pick: (label: string, option: Name) => Promise<unknown>;
  sees: (role: Role, text: Name) => Promise<unknown>;
  seesButton: (name: Name, can: boolean) => Promise<unknown>;
  seesNo: (role: Role, name?: Name) => Promise<unknown>;
  seesText: (text: Name) => Promise<unknown>;
  seesNoText: (text: string) => Promise<unknown>;
  /** An element is drawn for the eye alone; found by its selector. */
  draws: (selector: string) => Promise<unknown>;
  /** The page of this title is there. */
  comesTo: (title: string) => Promise<unknown>;
  /** The Escape key, which closes a dialog. */
  escape: () => Promise<unknown>;
  /** The page has sent this call, with this body where one is given. */
  sent: (call: Wire, body?: object) => Promise<unknown>;
  /** No request of this call waits for its answer. */
  sentNo: (call: Wire) => Promise<unknown>;
  /** The server accepts the call: the real one by itself, in a screen test with these data. */
  answer: <C extends Wire>(call: C, data: ReplyTo<C>) => Promise<unknown>;
  refuse: (
    call: Wire,
    refusal: keyof typeof refusals,
    data?: Record<string, unknown>,
  ) => Promise<unknown>;
  /** The connection breaks. */
  lose: (call: Wire) => Promise<unknown>;
  /** Lets a span of the page's time pass, in ms. */
  pass: (span: number) => Promise<unknown>;
  /** Makes it this moment of the model; before a real server the time is the server's. */
  at: (now: number) => void;
  /** What stands here for a value of the model, such as an address. */
  here: (value: string) => string;
}

/** Does what an event stands for; `before` is where the chart was, `next` what a tour does after it. */
export type Gesture<Scene extends Ui = Ui> = (
  ui: Scene,
  event: AnyEvent,
  before: AnyMachineSnapshot,
  next?: AnyEvent,
) => Promise<unknown>;
export type Sight<Scene extends Ui = Ui> = (
  ui: Scene,
  snapshot: AnyMachineSnapshot,
) => Promise<unknown>;

/** One chart on its page: how each event is made, and what each state looks like. For screens and tours alike. */
export interface ChartTable<Scene extends Ui = Ui> {
  model: ChartModel;
  events: Record<string, Gesture<Scene>>;
  states: Record<string, Sight<Scene>>;
  /** States that the page leaves by itself at once, and by which event. */
  passing?: Record<string, string | AnyEvent>;
  /** States in which the page has drawn nothing yet, so that there is nothing to inspect. */
  undrawn?: readonly string[];
  /** The states and transitions of the chart that neither level takes, each with the reason. */
  beyond?: Record<string, string>;
}
