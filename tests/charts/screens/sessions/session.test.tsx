import type { Fact } from "@gatehouse/machines/sessions/session-facts";
import { beforeAll, expect, test } from "vitest";
import type { AnyActorRef } from "xstate";
import { extendSession } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import { pass, setNow, until } from "../../../support/screens/clock.ts";
import { press } from "../../../support/screens/hand.ts";
import { atLogin, person } from "../../../support/screens/member.ts";
import { systemActor } from "../../../support/screens/portal.ts";
import { onScreens, ui } from "../../../support/screens/screen-ui.ts";
import { prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { openForm, start } from "./at-form.ts";
import { type Begin, clockTable, first, leavingTable, sessionTable } from "./session.ts";

const second = 1000;
const minute = 60 * second;

/** Another tab of the same browser. */
const beside = new BroadcastChannel("gatehouse.session");
const tell = (fact: () => Fact) => async () => beside.postMessage(fact());
const renew = tell(() => ({ type: "lease.renew", deadline: start * 2, now: Date.now() }));
const shownSession = () => systemActor("session").getSnapshot().context.lease!.session;
const open = (input: unknown) => openForm(input as Begin);
const extend = (span: number) => {
  const now = Date.now();
  return ui.answer(extendSession, { idle_until: now + span, now });
};

beforeAll(prepareScreen);

const onTour = "The screen begins with a person who is known; the tours ask the server who it is.";

testPaths(
  onScreens(sessionTable({ asking: first("session.begin") }), {
    open,
    events: {
      "peer.begin": tell(() => ({ type: "peer.begin", ...memberOf(person()) })),
      "peer.leave": tell(() => ({ type: "peer.leave" })),
      "peer.refuse": tell(() => ({ type: "peer.refuse", session: shownSession(), wait: 300 })),
      "lease.renew": renew,
    },
    states: { signedOut: atLogin(false) },
    beyond: {
      "session --peer.begin [isOtherPerson]--> session.displaced": onTour,
      "session.asking --xstate.done.actor.identify--> (stays)": onTour,
      "session.asking --xstate.error.actor.identify--> session.unreachable": onTour,
      "session.displaced": onTour,
      "session.unreachable": onTour,
      "session.unreachable --session.ask--> session.asking": onTour,
    },
  }),
);

testPaths(
  onScreens(clockTable, {
    open,
    events: {
      tick: async () => {
        const clock = systemActor("session").getSnapshot().children["clock"] as AnyActorRef;
        const { deadline } = clock.getSnapshot().context;
        setNow(deadline - limits.sessionWarnMinutes * minute - second);
        await pass(2 * second);
      },
      "lease.renew": (_, before) =>
        before.matches("extending") ? extend(limits.sessionIdleMinutes * minute) : renew(),
      // The server has extended it a moment ago, and does not do it again.
      "xstate.done.actor.extend": () => extend(minute),
    },
  }),
);

testPaths(
  onScreens(leavingTable, {
    open: async () => {
      await openForm({ isHeld: true });
      await press("Sign Out");
    },
  }),
);

test("a late rejection of a call of an ended session ends no new one, and the call is sent again", async () => {
  await openForm({ isHeld: true });
  const session = systemActor("session");
  const renewed = memberOf({ ...person(), ends_at: person().ends_at + second });
  session.send({ type: "peer.begin", ...renewed });
  await ui.refuse(saveKyc, "sessionExpired");
  await ui.sent(saveKyc);
  expect(session.getSnapshot().value).toEqual({ member: "active" });
  await ui.refuse(saveKyc, "sessionExpired");
  await until(() => expect(session.getSnapshot().matches("ending")).toBe(true));
});
