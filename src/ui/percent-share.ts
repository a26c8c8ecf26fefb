import type { ComboboxWords } from "./Combobox.tsx";

export interface PercentShare {
  /** Stays the same while the row is edited. */
  readonly key: string;
  /** Value of the chosen option, or an empty string. */
  readonly place: string;
  readonly percent: string;
}

export interface PercentTableWords extends ComboboxWords {
  readonly add: string;
  readonly place: (row: number) => string;
  readonly percent: (row: number) => string;
  readonly remove: (row: number) => string;
  /** The sum, such as "92%". */
  readonly sum: (sum: number) => string;
}
