import { whoAmI } from "#contract/calls/account.ts";
import type { Call } from "#contract/calls/call.ts";
import type { Connection, Outcome, Refused } from "./api.ts";
import { reactionTo } from "./reactions.ts";
import { isBack, memberOf, personShown } from "../features/sessions/session.ts";
import { actorIn, servicesOf, type System } from "./system.ts";

/** What every call of a tab reports to the actors of its system. */
export function connectionOf(system: System): Connection {
  const session = () => actorIn(system, "session");
  const calls = () => actorIn(system, "calls");
  return {
    person: () => personShown(session().getSnapshot()),
    start: (call) => {
      const { lease } = session().getSnapshot().context;
      // The page of a silent call shows its own skeleton or progress, or the person waits for nothing.
      const isShown = call.silent === null;
      if (isShown) calls().send({ type: "call.start" });
      return async ({ outcome, renewal }, isRetryable) => {
        if (isShown) calls().send({ type: "call.end" });
        if (renewal) session().send({ type: "session.renew", ...renewal });
        if (outcome.ok) recallLink(system, call);
        const sent = { call, isRetryable, session: lease?.session ?? null };
        return !outcome.ok && reject(system, outcome, sent) && isBack(session());
      };
    },
  };
}

/** The link can only be read while the session lasts: once it has ended it is too late. */
function recallLink(system: System, { caller }: Call) {
  const { person } = actorIn(system, "session").getSnapshot().context;
  if (caller !== "anyone" && person?.role === "assistant")
    actorIn(system, "knownLink").send({ type: "link.recall" });
}

interface Sent {
  call: Call;
  isRetryable: boolean;
  /** The session under which it was sent. */
  session: number | null;
}

/** Gives whether the call waits for the person to come back. */
function reject(system: System, refused: Refused, { call, isRetryable, session }: Sent): boolean {
  if (refused.refusal === "linkExpired") system.get("watchTicket")?.send({ type: "ticket.end" });
  if (refused.refusal === "otherPerson") void reloadPerson(system);
  const reaction = reactionTo(refused, call);
  if (reaction.then === "toast")
    actorIn(system, "notices").send({
      type: "notice.show",
      tone: "negative",
      now: Date.now(),
      ...reaction.refusal,
    });
  if (reaction.then !== "end") return false;
  const { refusal, afterMs: wait } = reaction;
  const end = { session, wait };
  actorIn(system, "session").send({ type: "session.refuse", refusal, isHeld: isRetryable, end });
  return isRetryable;
}

/** Another tab signed someone in, of which this one has not been told. */
async function reloadPerson(system: System) {
  const outcome: Outcome<Parameters<typeof memberOf>[0]> = await servicesOf(system).api(whoAmI);
  if (outcome.ok)
    actorIn(system, "session").send({ type: "peer.begin", ...memberOf(outcome.data) });
}
