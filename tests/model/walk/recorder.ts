import {
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from "xstate";
import { activeStates } from "#browser/chart-actors.ts";
import { partsOf, placesIn } from "#tests/charts/kit/coverage.ts";
import { fingerprintOf } from "#tests/charts/kit/fingerprint.ts";

interface Parts {
  count: number;
  missing: string[];
}
export interface Covered {
  chart: string;
  fingerprint: string;
  states: Parts;
  transitions: Parts;
}

interface Timed {
  says: string;
  ms: number;
}

/** What the walks of a run reached, and how long their steps took. */
export class Recorder {
  /** Of the status charts, with who moved. */
  readonly edges = new Set<string>();
  /** Of all walks, tries to shorten a story included. */
  steps = 0;
  readonly times: Timed[] = [];
  /** On which days the clock of the server ran, for the accounts of all walks. */
  readonly days: string[] = [];
  readonly #machines = new Map<string, AnyStateMachine>();
  readonly #taken = new Set<string>();

  /** Gives where an event leads. */
  take(
    machine: AnyStateMachine,
    before: AnyMachineSnapshot,
    event: EventObject,
  ): AnyMachineSnapshot {
    this.#machines.set(machine.id, machine);
    const places = placesIn(machine);
    for (const written of machine.getTransitionData(before as never, event) ?? [])
      this.#taken.add(`${machine.id} ${places.get(written)}`);
    const after = transition(machine, before, event)[0] as AnyMachineSnapshot;
    for (const { id } of [before, after].flatMap(activeStates)) this.#taken.add(id);
    return after;
  }

  time(says: string, ms: number): void {
    this.steps += 1;
    this.times.push({ says, ms });
  }

  covered(): Covered[] {
    return [...this.#machines.values()].map((machine) => {
      const { states, transitions } = partsOf(machine);
      const isTaken = (place: string) => this.#taken.has(`${machine.id} ${place}`);
      return {
        chart: machine.id,
        fingerprint: fingerprintOf(machine),
        states: {
          count: states.length,
          missing: states.filter((state) => !this.#taken.has(state)),
        },
        transitions: {
          count: transitions.length,
          missing: transitions.filter((place) => !isTaken(place)),
        },
      };
    });
  }
}
