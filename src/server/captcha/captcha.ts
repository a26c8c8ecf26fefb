import type { PuzzleReply, WorkReply } from "#contract/calls/captcha.ts";

type WithoutId<Reply> = Reply extends unknown ? Omit<Reply, "id"> : never;

/** What a visitor is shown. */
export type Shown = WithoutId<PuzzleReply | WorkReply>;

/** A puzzle, and its answer, which stays on the server. */
export interface Challenge {
  shown: Shown;
  answer: readonly number[];
}

export interface Captcha {
  /** Makes a slide or a click puzzle, whichever chance likes, or the work that stands in for one. */
  make(wanted: "puzzle" | "work"): Promise<Challenge>;
  /** Whether an answer is near enough to the right one. */
  accepts(kind: Shown["kind"], answer: readonly number[], given: readonly number[]): boolean;
}
