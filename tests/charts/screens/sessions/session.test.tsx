import type { Fact } from "@gatehouse/machines/sessions/session-facts";
import { beforeAll, expect, test } from "vitest";
import type { AnyActorRef } from "xstate";
import { extendSession, whoAmI } from "#contract/calls/account.ts";
import { sessions } from "#contract/calls/security.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { signedInMark } from "#portal/features/sessions/signed-in-mark.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import { stateName } from "#models/kit/model.ts";
import { noAnswer, within } from "#models/kit/specification.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, setNow, stopClock, until } from "#tests/support/screens/clock.ts";
import { press, seesNoText } from "#tests/support/screens/hand.ts";
import { answerPages, atLogin, person, storedForm } from "#tests/support/screens/member.ts";
import { api, systemActor } from "#tests/support/screens/portal.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { leaveScreen, openScreen, prepareScreen } from "#tests/support/screens/screen.tsx";
import { stayHere } from "#tests/support/screens/still.ts";
import { type Sight, testPaths } from "#tests/support/screens/walk.ts";
import { openForm, start } from "./at-form.ts";
import {
  all,
  type Begin,
  clockTable,
  displacedTable,
  first,
  leavingTable,
  overTable,
  refusedBeside,
  renewLittle,
  sessionTable,
  tickOf,
} from "./session.ts";

const second = 1000;
const minute = 60 * second;

/** Another tab of the same browser. */
const beside = new BroadcastChannel("gatehouse.session");
const tell = (fact: () => Fact) => async () => beside.postMessage(fact());
const renew = tell(() => ({ type: "lease.renew", deadline: start * 2, now: Date.now() }));
const renewFor = async (span: number) =>
  beside.postMessage({ type: "lease.renew", deadline: Date.now() + span, now: Date.now() });
const shownSession = () => systemActor("session").getSnapshot().context.lease!.session;
const open = (input: unknown) => openForm(input as Begin);
const extend = (span: number) => {
  const now = Date.now();
  return ui.answer(extendSession, { idle_until: now + span, now });
};

beforeAll(prepareScreen);

const known = sessionTable({ asking: first("session.begin"), ...refusedBeside });

async function openBeside(input: unknown) {
  await open(input);
  server.withhold(sessions);
  void api(sessions);
}

/** The link by which a collaborator came in; the next person in this tab never gets it. */
const rememberLink = () =>
  systemActor("knownLink").send({ type: "link.remember", ticket: "link".repeat(6) });
const forgetsLink = () =>
  until(() => expect(systemActor("knownLink").getSnapshot().context.ticket).toEqual(""));
const another = { ...person(), is_assistant: true, email: "bo@example.com" };
let leftFor: string | undefined;
let mayLeave = () => {};
const leavesForDashboard = () => until(() => expect(leftFor).toEqual("/kyc/user"));

/** The deadline of the session passes, as the page knows it. */
async function passDeadline() {
  setNow(deadlineNow());
  await pass(2 * second);
}

function deadlineNow(): number {
  const clock = systemActor("session").getSnapshot().children["clock"] as AnyActorRef;
  return (clock.getSnapshot() as { context: { deadline: number } }).context.deadline;
}
const saysSignedOut = "Signed out. Your answers are stored on this device";

/** The page asks the server who it is. */
const unknown = sessionTable({
  asking: [noAnswer("identify"), ...all("xstate.done.actor.identify")],
  unreachable: first("session.ask"),
});
let browsed: ReturnType<typeof openScreen>;
const begun = new Set(["asking", "unreachable"]);

testPaths([
  onScreens(
    {
      ...unknown,
      passing: {},
      undrawn: ["asking"],
      model: within(unknown.model, (_, at) => begun.has(stateName(at))),
    },
    {
      open: async () => {
        stopClock(start);
        answerPages();
        localStorage.setItem(signedInMark, "");
        server.always(kycForm, () => storedForm());
        browsed = openScreen("/kyc/verify?section=flatServices");
      },
      events: {
        "xstate.error.actor.identify": () => ui.lose(whoAmI),
        "xstate.done.actor.identify": ({ output }) =>
          (output as Fact).type === "peer.leave"
            ? ui.refuse(whoAmI, "sessionExpired")
            : ui.answer(whoAmI, person()),
        // "Reload page" would end the test; another page asks as well.
        "session.ask": async () => browsed.push("/kyc/user"),
      },
      states: {
        asking: () => ui.sent(whoAmI),
        unreachable: () => ui.comesTo("Sorry, this page could not be loaded"),
      },
    },
  ),
  onScreens(overTable({ asking: first("session.begin") }), {
    open,
    events: { "session.begin": async () => undefined, "xstate.done.actor.clock": passDeadline },
  }),
  onScreens(known, {
    open: openBeside,
    events: {
      "session.refuse": async (_, before) =>
        ui.refuse(
          before.matches({ member: "active" }) || before.matches({ member: "leaving" })
            ? saveKyc
            : sessions,
          "sessionExpired",
        ),
      "session.renew": async (event, before) => {
        await known.events["session.renew"]!(ui, event, before);
        // The answer moved the deadline, before which the person is warned.
        setNow(Date.now() + (limits.sessionIdleMinutes - limits.sessionWarnMinutes) * minute);
        await pass(2 * second);
        await ui.sees("dialog", "You will be signed out soon");
        await press("Stay logged in");
        await extend(limits.sessionIdleMinutes * minute);
      },
      "peer.begin": tell(() => ({ type: "peer.begin", ...memberOf(person()) })),
      "peer.leave": tell(() => ({ type: "peer.leave" })),
      "peer.refuse": tell(() => ({ type: "peer.refuse", session: shownSession(), wait: 300 })),
      "lease.renew": renew,
    },
    states: {
      signedOut: atLogin(false),
      suspended: async (at) => {
        await known.states["suspended"]!(ui, at);
        await ui.seesText(saysSignedOut);
      },
      "member.active": async (at) => {
        await known.states["member.active"]!(ui, at);
        await seesNoText(saysSignedOut);
      },
    },
  }),
  onScreens(displacedTable({ asking: first("session.begin") }), {
    open: async (input) => {
      await open(input);
      rememberLink();
      leftFor = undefined;
      mayLeave = stayHere((path) => (leftFor = path));
    },
    leave: () => {
      mayLeave();
      leaveScreen();
    },
    events: {
      "session.begin": async () => undefined,
      "peer.begin": tell(() => ({ type: "peer.begin", ...memberOf(another) })),
    },
    states: {
      // The page is loaded again, as the other person's.
      displaced: async () => {
        await leavesForDashboard();
        await forgetsLink();
      },
    },
  }),
]);

/** What is left once the warning begins, or once the server has extended it a little. */
const left = new RegExp(`session will end in (${limits.sessionWarnMinutes} minutes|60 seconds)`);
/** The dialog counts what is left. */
const counts =
  (state: string): Sight =>
  async (at) => {
    await clockTable.states[state]!(ui, at);
    await ui.sees("dialog", left);
  };

testPaths(
  onScreens(clockTable, {
    open,
    events: {
      tick: async (event) => {
        if (tickOf(event) === "ends") return passDeadline();
        if (tickOf(event) === "warns")
          setNow(deadlineNow() - limits.sessionWarnMinutes * minute - second);
        return pass(2 * second);
      },
      "lease.renew": (event, before) => {
        if (event["deadline"] === renewLittle.deadline) return renewFor(minute);
        return before.matches("extending") ? extend(limits.sessionIdleMinutes * minute) : renew();
      },
      // The server has extended it a moment ago, and does not do it again.
      "xstate.done.actor.extend": () => extend(minute),
    },
    states: Object.fromEntries(
      ["expiring", "closing.warning"].map((state) => [state, counts(state)]),
    ),
  }),
);

testPaths(
  onScreens(leavingTable, {
    open: async () => {
      await openForm({ isHeld: true });
      await press("Sign Out");
    },
    states: {
      // Behind the dialog the form says why.
      unsaved: async (at) => {
        await leavingTable.states["unsaved"]!(ui, at);
        await ui.seesText(refusals.tooLarge.message.message!);
      },
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
