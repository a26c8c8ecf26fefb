import { type AnyMachineSnapshot, getInitialSnapshot, transition } from "xstate";
import type { ReplyTo } from "#contract/calls/call.ts";
import { deskCase } from "#contract/calls/desk-case.ts";
import { type DeskPerson, deskPeople } from "#contract/calls/desk-session.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { server } from "#tests/support/screens/border.ts";
import { answerDesk, atCase, leaveDesk, openDesk } from "#tests/support/screens/desk.tsx";
import { row, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { comesTo, sees } from "#tests/support/screens/hand.ts";
import { tableOn, ui } from "#tests/support/screens/screen-ui.ts";
import type { PathTable } from "#tests/support/screens/walk.ts";
import { type CaseTable, type DeskUi, nameOf } from "./desk-ui.ts";

/** What the server tells a person of a case whose chart is in this state. */
type Told = (at: AnyMachineSnapshot, reader: DeskPerson) => Partial<ReplyTo<typeof deskCase>>;

/** The page of a case, a chart of which the server keeps. */
class CaseOnServer {
  readonly #table: CaseTable;
  readonly #told: Told;
  readonly #first: AnyMachineSnapshot;
  readonly #people: readonly DeskPerson[];
  /** Where the server has the chart, and where the next call leads it. */
  #at: AnyMachineSnapshot;
  #next: AnyMachineSnapshot;

  readonly ui: DeskUi = {
    ...ui,
    reader: "",
    named: nameOf,
    as: async (person) => {
      if (person !== this.ui.reader) await this.#open(person);
    },
    asBeforeClaim: async (person) => {
      const at = this.#at;
      this.#at = this.#first;
      await this.#open(person);
      this.#at = at;
    },
    happens: () => {
      this.#at = this.#next;
      return this.#open(this.ui.reader);
    },
    answer: (call, data) => {
      this.#at = this.#next;
      return ui.answer(call, data);
    },
  };

  constructor(table: CaseTable, told: Told) {
    const [run] = table.model.runs;
    this.#table = table;
    this.#told = told;
    this.#first = getInitialSnapshot(table.model.machine, run!.input) as AnyMachineSnapshot;
    this.#at = this.#first;
    this.#next = this.#first;
    this.#people = Object.entries(table.seats).map(([id, role]) => ({
      id,
      name: nameOf(id),
      email: `${id}@gatehouse.example`,
      roles: [role],
    }));
  }

  /** As the first person of the desk, before anything has happened. */
  open = async (): Promise<void> => {
    this.#at = this.#first;
    await this.#open(this.#people[0]!.id);
  };

  async #open(person: string): Promise<void> {
    const reader = this.#people.find(({ id }) => id === person)!;
    leaveDesk();
    answerDesk(sampleCase(), reader);
    server.always(deskPeople, () => [...this.#people]);
    server.always(deskCase, () => sampleCase(this.#told(this.#at, reader)));
    openDesk(`${atCase}?pane=${this.#table.pane ?? "document"}`);
    await comesTo(row.name);
    await sees("banner", reader.name);
    this.ui.reader = person;
  }

  /** The server follows this event with the next call that it answers. */
  expect(event: AnyEvent, before: AnyMachineSnapshot): void {
    const [next] = transition(this.#table.model.machine, before, event as never);
    this.#next = next as AnyMachineSnapshot;
  }
}

/** The table of a chart as the screens walk it on the page of a case. */
export function onCase(table: CaseTable, told: Told): PathTable {
  const held = new CaseOnServer(table, told);
  const { events, ...walked } = tableOn(held.ui, table, { open: held.open, leave: leaveDesk });
  const followed = Object.entries(events).map(([type, gesture]): [string, typeof gesture] => [
    type,
    async (event, before) => {
      held.expect(event, before);
      await gesture(event, before);
    },
  ]);
  return { ...walked, isOnServer: true, events: Object.fromEntries(followed) };
}
