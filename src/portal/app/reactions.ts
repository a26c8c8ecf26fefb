import { msg } from "@lingui/core/macro";
import { type Brand, brands } from "#contract/brands.ts";
import type { Call } from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";
import { sessionRefusals } from "#contract/refusals/session-refusals.ts";
import { onAnswer, type Refused } from "./api.ts";
import { brandNow } from "./brand.ts";
import { i18n } from "./i18n.ts";
import { notify } from "../features/notifications/notices.ts";

const ownWords = {
  offline: msg`You are offline. Your answers are stored on this device.`,
  timedOut: msg`Request timed out`,
  serverError: msg`Server error!`,
};

const isOwn = (refusal: string): refusal is keyof typeof ownWords => refusal in ownWords;

/** The words of a refusal, the server's own where it gave some. */
export function refusalWords({ message, refusal }: Refused): string {
  return message || i18n._(isOwn(refusal) ? ownWords[refusal] : ownWords.serverError);
}

/** Where a refusal is met: the address's path, and the brand. */
export interface Met {
  path: string;
  brand: Brand;
}

const here = (): Met => ({ path: location.pathname, brand: brandNow() });

const failedStatuses = new Set([404, 500, 504]);
const ends = Object.values(sessionRefusals);

/** For how long a refusal that ends the session is read, in ms; undefined where the session goes on. */
export function endOf({ code, status }: Refused, { path, brand }: Met = here()) {
  const row = ends.find(
    (end) =>
      end.code === code &&
      path.startsWith(end.under) &&
      (end.inSubBrand || brands[brand].marker === null),
  );
  return row?.afterMs ?? (status === 401 ? limits.sessionRedirectMs : undefined);
}

export type Reaction =
  | { then: "end"; afterMs: number }
  | { then: "toast"; code: string }
  | { then: "nothing" };

/** What the portal does about a refusal beyond its own screen, row by row as the specification's section 8. */
export function reactionTo(refused: Refused, call: Pick<Call, "loudness">, met: Met): Reaction {
  const afterMs = endOf(refused, met);
  if (afterMs !== undefined) return { then: "end", afterMs };
  if (call.loudness === "silent") return { then: "nothing" };
  if (failedStatuses.has(refused.status)) return { then: "toast", code: "serverError" };
  const isSaid = refused.message !== "" || refused.status === 0;
  return isSaid ? { then: "toast", code: refused.refusal } : { then: "nothing" };
}

/** A refusal that ends the session: the server's words, and how long they are read, in ms. */
interface Ended {
  reason: string;
  code: string;
  says: string;
  wait: number;
}

let tellEnd = (_: Ended) => {};

/** Hands every refusal that ends the session to the one who keeps it. */
export function onSessionEnd(tell: (ended: Ended) => void): void {
  tellEnd = tell;
}

function react(refused: Refused, call: Call) {
  const reaction = reactionTo(refused, call, here());
  if (reaction.then === "end") {
    const { refusal: reason, code, message: says } = refused;
    tellEnd({ reason, code: String(code), says, wait: reaction.afterMs });
  }
  if (reaction.then === "toast") {
    const isFailure = reaction.code === "serverError";
    notify(
      reaction.code,
      "negative",
      isFailure ? i18n._(ownWords.serverError) : refusalWords(refused),
    );
  }
}

onAnswer((outcome, call) => {
  if (!outcome.ok) react(outcome, call);
});
