import { msg } from "@lingui/core/macro";
import type { Call } from "#contract/calls/call.ts";
import { sessionRefusals } from "#contract/session-refusals.ts";
import { limits } from "#contract/limits.ts";
import { onAnswer, type Refused } from "./api.ts";
import { i18n } from "./words.ts";
import { notify } from "./wiring/notices.ts";
import { sessionActor } from "./wiring/session.ts";

const ownWords = {
  offline: msg`You are offline. What you typed is kept here.`,
  timedOut: msg`Request timed out`,
  serverError: msg`Server error!`,
};

/** The words of a refusal, the server's own where it gave some. */
export function refusalWords(refused: Refused): string {
  const own = ownWords[refused.refusal as keyof typeof ownWords];
  return refused.message || i18n._(own ?? ownWords.serverError);
}

const failedStatuses = new Set([404, 500, 504]);
const ends = Object.values(sessionRefusals);

/** What the portal does about a refusal beyond its own screen (specification section 8). */
function react(refused: Refused, call: Call) {
  if (call.loudness === "silent" && refused.status !== 401) return;
  const end = ends.find((row) => row.code === refused.code);
  if (end || refused.status === 401) {
    if (hasEnded()) return;
    notify(String(refused.code), "negative", refusalWords(refused));
    endSession(refused.refusal, end?.afterMs ?? limits.sessionRedirectMs);
    return;
  }
  if (failedStatuses.has(refused.status))
    notify("serverError", "negative", i18n._(ownWords.serverError));
  else notify(refused.refusal, "negative", refusalWords(refused));
}

const beforeLeaving = new Set<() => void>();

/** Runs something, such as saving what is typed, before a session's end leads to the login page. */
export function beforeSessionEnds(work: () => void): () => void {
  beforeLeaving.add(work);
  return () => beforeLeaving.delete(work);
}

const hasEnded = () => ["suspended", "guest"].includes(String(sessionActor.getSnapshot().value));

let ending: ReturnType<typeof setTimeout> | undefined;

/** However many calls are refused at once, the session ends once, after what is typed was put in safety once. */
function endSession(reason: string, afterMs: number) {
  if (!ending) for (const work of beforeLeaving) work();
  clearTimeout(ending);
  ending = setTimeout(() => {
    ending = undefined;
    sessionActor.send({ type: "session.refuse", reason });
  }, afterMs);
}

onAnswer((outcome, call) => {
  if (!outcome.ok) react(outcome, call);
});
