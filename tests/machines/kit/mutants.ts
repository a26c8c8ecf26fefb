import { createMachine, type AnyStateMachine } from "xstate";
import { faultsOf, isConfig, type Config, type Fault } from "./faults.ts";

/** A chart with one planted fault. */
export interface Mutant {
  name: string;
  machine: AnyStateMachine;
}

/** A copy of a configuration; functions and instances are shared. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isConfig(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, copyOf(inside)]));
}

/** The faults kind by kind in turn, so that the first of them are of every kind. */
function inTurn(faults: readonly Fault[]): Fault[] {
  const kinds = [...Map.groupBy(faults, ({ kind }) => kind).values()];
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((kind) => kind[turn] ?? []),
  ).flat();
}

const longer = (delay: unknown) => (args: unknown) =>
  Number(typeof delay === "function" ? delay(args) : delay) + 1;

/** All mutants of a chart, the same ones in the same order each time, every kind among the first. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { implementations, config } = machine;
  const made = (changed: unknown, parts: unknown): AnyStateMachine =>
    createMachine(changed as never, parts as never);
  const delays = Object.entries(implementations.delays ?? {}).map(([name, delay]) => ({
    name: `${machine.id}: ${name} lasts longer`,
    machine: made(config, {
      ...implementations,
      delays: { ...implementations.delays, [name]: longer(delay) },
    }),
  }));
  const planted = inTurn(faultsOf(machine)).map(({ name, plant }) => {
    const copy = copyOf(config) as Config;
    plant(copy);
    // A planted cycle of transitions must end.
    copy["options"] = { maxIterations: 100 };
    return { name, machine: made(copy, implementations) };
  });
  return [...delays, ...planted];
}
