import { transition, type AnyMachineSnapshot, type AnyStateMachine } from "xstate";
import { stateName, type AnyEvent, type EventIn } from "./model.ts";

export const refused = "refused";

/** The event of a move in this situation. */
export function eventIn(event: EventIn, snapshot: AnyMachineSnapshot): AnyEvent | undefined {
  return typeof event === "function" ? event(snapshot) : event;
}

/** A state that "where" names, and the possible outcomes of the event there. */
export interface Expectation {
  state: string;
  outcomes: readonly string[];
}

/** "a, b" in a list of names. */
export const namesIn = (text: string) => text.split(",").map((name) => name.trim());

/** Whether a state is one of these or lies inside one of them. */
export function isNamed(state: string, names: readonly string[]): boolean {
  return names.some((name) => name === "*" || state === name || state.startsWith(`${name}.`));
}

export function expectationsIn(where: string): Expectation[] {
  if (where === refused) return [];
  return where.split(";").flatMap((text) => {
    const [from, to, ...more] = text.split("->");
    if (from === undefined || to === undefined || more.length > 0)
      throw new Error(`"${text}" is not "from -> to"`);
    return namesIn(from).map((state) => ({ state, outcomes: outcomesIn(to) }));
  });
}

/** "a ! x | b" as a list of outcomes. */
export function outcomesIn(text: string): string[] {
  return text.split("|").map((outcome) => {
    const [target = "", effects] = outcome.split("!").map((half) => half.trim());
    return outcomeText(target, effects ? namesIn(effects) : []);
  });
}

export const outcomeText = (target: string, effects: readonly string[]) =>
  [target, ...(effects.length > 0 ? [`! ${effects.join(", ")}`] : [])].join(" ");

interface Effect {
  type: string;
  params?: { event?: AnyEvent; delay?: unknown };
}

const withinTheChart = /^xstate\.(?:spawnChild|stopChild|cancel|log|raise)$/;

export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What a move does outside its chart: the events that are sent or emitted, and other actions by name. */
export function effectsIn(actions: readonly unknown[]): AnyEvent[] {
  return (actions as Effect[])
    .filter(({ type }) => !withinTheChart.test(type))
    .map(({ type, params }) => (type.startsWith("xstate.") && params?.event) || { type });
}

export const effectNames = (actions: readonly unknown[]) =>
  effectsIn(actions).map(({ type }) => type);

/** Returns what an event leads to, in the form of what is expected: the state and the effects, or a refusal. */
export function outcomeOf(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEvent,
  expected: readonly string[] = [],
) {
  const [after, actions] = transition(machine, before, event as never);
  if (before.can(event)) {
    const effects = effectNames(actions);
    const [name, from] = [stateName(after), stateName(before)];
    const stays = name === from ? outcomeText("stays", effects) : undefined;
    const isExpected = stays !== undefined && expected.includes(stays);
    return { after, outcome: isExpected ? stays : outcomeText(name, effects) };
  }
  // XState itself stops a chart that receives an error it does not handle.
  const isUnchanged =
    event.type.startsWith("xstate.error.") ||
    (after.value === before.value && after.context === before.context && actions.length === 0);
  return { after, outcome: isUnchanged ? refused : "a change, though refused" };
}
