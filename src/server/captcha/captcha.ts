import type { PuzzleReply, WorkReply } from "#contract/calls/captcha.ts";

type WithoutId<Reply> = Reply extends unknown ? Omit<Reply, "id"> : never;

export type Shown = WithoutId<PuzzleReply | WorkReply>;

/** `answer` stays on the server. */
export interface Challenge {
  shown: Shown;
  answer: number;
}

export interface Captcha {
  make(wanted: "puzzle" | "work"): Promise<Challenge>;
  accepts(kind: Shown["kind"], answer: number, given: number): boolean;
}
