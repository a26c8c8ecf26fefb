import { notices } from "@gatehouse/machines/portal/notices";
import { createActor } from "xstate";
import { limits } from "#contract/limits.ts";
import { wantAround } from "#portal/shell/around.ts";
import { ticker } from "#portal/actors/ticker.ts";

const tenth = 100;

/** The toasts of this tab; the words of each stand in `noticeWords` under its code. */
export const noticesActor = createActor(notices.provide({ actors: { ticker: ticker(tenth) } }), {
  input: { lifetime: limits.toastMs },
});

noticesActor.start();
wantAround();

const words = new Map<string, string>();

/** What a notice says, in the language in which it was raised. */
export function noticeWords(code: string): string {
  return words.get(code) ?? "";
}

/** Shows a toast for two seconds; the same code is not shown twice at once. */
export function notify(code: string, tone: "positive" | "negative" | "neutral", text: string) {
  words.set(code, text);
  noticesActor.send({ type: "notice.show", code, tone, now: Date.now() });
}
