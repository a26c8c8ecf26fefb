import type { LinkAnswer } from "@gatehouse/machines/identity/check-event";
import { checkFollow } from "@gatehouse/machines/identity/check-follow";
import { fromPromise } from "xstate";
import { type CheckReply, zolozCheckResult, zolozH5 } from "#contract/calls/identity/identity.ts";
import { limits } from "#contract/limits.ts";
import { visibility } from "#portal/actors/visibility.ts";
import type { Outcome } from "#portal/system/api.ts";
import { servicesOf, type System } from "#portal/system/system.ts";
import { visit } from "./arrival.ts";

/** Between two questions, in ms. */
export const waits = { shortest: limits.checkPollMs, longest: limits.checkPollMostMs };

const ended = ["linkExpired", "malformed"];

/** Throws where there is no usable answer. */
function answerOf<Data>(outcome: Outcome<Data>, known: (data: Data) => LinkAnswer): LinkAnswer {
  if (outcome.ok) return known(outcome.data);
  if (ended.includes(outcome.refusal)) return { kind: "expired" };
  throw new Error(outcome.refusal);
}

const knownAs = ({ state, ...subject }: CheckReply): LinkAnswer => ({
  kind: "known",
  state,
  subject,
});

async function readLink(system: System): Promise<LinkAnswer> {
  const { ticket } = visit.openIn(system).now();
  if (ticket === "") return { kind: "missing" };
  return answerOf(await servicesOf(system).api(zolozH5, { query: { ticket } }), knownAs);
}

/** The server asks the vendor; what the vendor gave this browser is a hint at most. */
async function askResult(system: System, known: LinkAnswer): Promise<LinkAnswer> {
  if (known.kind !== "known" || known.state !== "underWay") return known;
  const { ticket, returned: response } = visit.openIn(system).now();
  const outcome = await servicesOf(system).api(zolozCheckResult, { body: { ticket, response } });
  return answerOf(outcome, ({ state }) => ({ ...known, state }));
}

/** Beside the phone: the server is only read, so that waiting is no activity. */
export const followFromDesk = checkFollow.provide({
  actors: { visibility, ask: fromPromise(({ system }) => readLink(system)) },
});

/** On the phone: while the check is under way the vendor is asked. */
export const followOnPhone = checkFollow.provide({
  actors: {
    visibility,
    ask: fromPromise(async ({ system }) => askResult(system, await readLink(system))),
  },
});
