import { msg } from "@lingui/core/macro";
import type { Call } from "#contract/calls/call.ts";
import { brands } from "#contract/brands.ts";
import { sessionRefusals } from "#contract/session-refusals.ts";
import { limits } from "#contract/limits.ts";
import { onAnswer, type Refused } from "./api.ts";
import { brandNow } from "./brand.ts";
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
  const end = ends.find((row) => row.code === refused.code);
  const stays = end?.inSubBrand === false && brands[brandNow()].marker !== null;
  const ended = (end && !stays) || refused.status === 401;
  if (call.loudness === "silent" && !ended) return;
  if (ended) {
    sessionActor.send({
      type: "session.refuse",
      reason: refused.refusal,
      code: String(refused.code),
      says: refusalWords(refused),
      wait: end?.afterMs ?? limits.sessionRedirectMs,
    });
    return;
  }
  if (failedStatuses.has(refused.status))
    notify("serverError", "negative", i18n._(ownWords.serverError));
  else notify(refused.refusal, "negative", refusalWords(refused));
}

onAnswer((outcome, call) => {
  if (!outcome.ok) react(outcome, call);
});
