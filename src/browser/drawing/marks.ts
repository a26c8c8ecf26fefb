/** What is marked in a drawing: ids of states, numbers of transitions. */
export interface Marks {
  /** States that the chart is in. */
  active: ReadonlySet<string>;
  /** Transitions that can be taken now. */
  open: ReadonlySet<number>;
  /** Transitions that were taken last. */
  taken: ReadonlySet<number>;
  /** States and transitions that were searched for. */
  found: ReadonlySet<string>;
  /** Short texts at states and transitions, by id or number. */
  notes?: ReadonlyMap<string | number, string>;
}

export const noMarks: Marks = {
  active: new Set(),
  open: new Set(),
  taken: new Set(),
  found: new Set(),
};
