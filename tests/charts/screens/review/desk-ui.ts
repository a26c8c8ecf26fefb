import type { DeskRole } from "#contract/desk/roles.ts";
import type { AnyMachineSnapshot } from "xstate";
import type { Pane } from "#desk/app/search.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

/** The people of the desk by their role. */
export type Seats = Readonly<Record<string, DeskRole>>;

/** "ada" in a model is Ada on the page. */
export const nameOf = (person: string): string =>
  person.replace(/^./, (first) => first.toUpperCase());

/** The page of a case, as the desk has it. */
export interface DeskUi extends Ui {
  /** Who has the page. */
  reader: string;
  /** The name of a person. */
  named: (person: string) => string;
  /** This person opens the page, unless they have it. */
  as: (person: string) => Promise<unknown>;
  /** This person opens the page while no one has the case, and claims it in another browser. */
  asBeforeClaim: (person: string) => Promise<unknown>;
  /** This happens away from the page, and its reader opens it again. */
  happens: (event: AnyEvent, before: AnyMachineSnapshot) => Promise<unknown>;
}

/** A chart that the server keeps of a case, and who is at the desk; the first of them has the page. */
export interface CaseTable extends ChartTable<DeskUi> {
  seats: Seats;
  /** What is shown beside the answers; the documents where it is not said. */
  pane?: Pane;
}
