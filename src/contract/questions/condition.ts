import type { BusinessLine } from "../business-lines.ts";

/** Data, so that tests can check it against every flow. */
export type Condition =
  | { when: "answered"; of: string; values: readonly string[] }
  | { when: "among"; of: string; values: (on: string) => readonly string[] }
  | { when: "answeredIn"; section: string; of: string; values: readonly string[] }
  | { when: "line"; column: keyof BusinessLine; values: readonly unknown[] }
  | { when: "every" | "some"; of: readonly Condition[] }
  | { when: "not"; of: Condition };

export const yes = <Of extends string>(of: Of) =>
  ({ when: "answered", of, values: ["yes"] }) as const;
export const no = <Of extends string>(of: Of) =>
  ({ when: "answered", of, values: ["no"] }) as const;
export const answered = <Of extends string>(of: Of, ...values: string[]) =>
  ({ when: "answered", of, values }) as const;
export const answeredAmong = <Of extends string>(
  of: Of,
  values: (on: string) => readonly string[],
) => ({ when: "among", of, values }) as const;
/** Of an earlier section. */
export const answeredIn = (section: string, of: string, ...values: string[]) =>
  ({ when: "answeredIn", section, of, values }) as const;
export const lineHas = <Column extends keyof BusinessLine>(
  column: Column,
  ...values: BusinessLine[Column][]
) => ({ when: "line", column, values }) as const;

export const every = <const Of extends readonly Condition[]>(...of: Of) =>
  ({ when: "every", of }) as const;
export const some = <const Of extends readonly Condition[]>(...of: Of) =>
  ({ when: "some", of }) as const;
export const not = <const Of extends Condition>(of: Of) => ({ when: "not", of }) as const;
