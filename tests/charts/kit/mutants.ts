import { createMachine, type AnyStateMachine } from "xstate";
import type { ChartModel } from "#models/kit/model.ts";
import { faultsOf, isConfig, type Config } from "./faults.ts";

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

const longer = (delay: unknown) => (args: unknown) =>
  Number(typeof delay === "function" ? delay(args) : delay) + 1;

/** Returns all mutants of a chart. */
export function mutantsOf(model: ChartModel): Mutant[] {
  const { machine } = model;
  const { implementations, config } = machine;
  const create = (changed: unknown, provided: unknown): AnyStateMachine =>
    createMachine(changed as never, provided as never);
  const delays = Object.entries(implementations.delays ?? {}).map(([name, delay]) => ({
    name: `${machine.id}: ${name} lasts longer`,
    machine: create(config, {
      ...implementations,
      delays: { ...implementations.delays, [name]: longer(delay) },
    }),
  }));
  const planted = faultsOf(model).map(({ name, plant }) => {
    const copy = copyOf(config) as Config;
    plant(copy);
    // A planted cycle of transitions must end.
    copy["options"] = { maxIterations: 100 };
    return { name, machine: create(copy, implementations) };
  });
  return [...delays, ...planted];
}
