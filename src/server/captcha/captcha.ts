import type { PuzzleReply, WorkReply } from "#contract/calls/captcha.ts";

type WithoutId<Reply> = Reply extends unknown ? Omit<Reply, "id"> : never;

export type Shown = WithoutId<PuzzleReply | WorkReply>;

/** `answer` stays on the server. */
export interface Challenge {
  shown: Shown;
  answer: readonly number[];
}

export interface Captcha {
  /** `puzzle` gives a slide or a click puzzle at random. */
  make(wanted: "puzzle" | "work"): Promise<Challenge>;
  accepts(kind: Shown["kind"], answer: readonly number[], given: readonly number[]): boolean;
}
