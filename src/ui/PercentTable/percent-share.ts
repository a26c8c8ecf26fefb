import type { ComboboxWords } from "../Combobox/Combobox.tsx";

export interface PercentShare {
  readonly key: string;
  /** The value of the chosen option, or an empty string. */
  readonly place: string;
  readonly percent: string;
}

export interface PercentTableWords extends ComboboxWords {
  readonly add: string;
  readonly place: (row: number) => string;
  readonly percent: (row: number) => string;
  readonly remove: (row: number) => string;
  readonly sum: (sum: number) => string;
}
