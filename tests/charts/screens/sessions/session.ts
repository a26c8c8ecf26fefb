import type { AnyMachineSnapshot } from "xstate";
import { extendSession, login, logout } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { stateName, type AnyEvent, type ChartModel } from "#models/kit/model.ts";
import { done, noAnswer } from "#models/kit/specification.ts";
import { leavingModel } from "#models/sessions/leaving.ts";
import { sessionClockModel } from "#models/sessions/session-clock.ts";
import { sessionModel } from "#models/sessions/session.ts";
import type { ChartTable, Sight, Ui } from "#tests/support/screens/ui.ts";
import { password, reply } from "./sign-in-again.ts";
import { partOf } from "#tests/support/written.ts";

/** How a form begins: with something unsaved or not, and with a session that cannot be extended or can. */
export interface Begin {
  isHeld: boolean;
  isClosing?: boolean;
}

type Rows = Record<string, readonly AnyEvent[]>;

/** The chart on a page on which by state only these events happen. */
const onPage = (
  model: ChartModel,
  runs: readonly (readonly [Begin & Record<string, unknown>, Rows])[],
) => ({
  ...model,
  facts: () => ({}),
  runs: runs.map(([input, rows]) => ({
    input,
    cases: (at: AnyMachineSnapshot) => rows[stateName(at)] ?? [],
  })),
});

/** The events of a type that the model of the session has. */
export const all = (type: string) =>
  sessionModel.specification.moves.flatMap(([event]) =>
    typeof event !== "function" && event.type === type ? event : [],
  );
export const first = (...types: string[]) => types.map((type) => all(type)[0]!);

/** Over a form with something unsaved, which is never saved unless the walk says so. */
const held: Rows = {
  "member.active": first("lease.renew", "session.refuse", "session.leave", "peer.leave"),
  "member.leaving": [done("leaving"), ...first("session.extend", "session.refuse", "peer.leave")],
  "member.signingOut": [done("signOut"), ...first("session.extend")],
  ending: [done("sessionEnd", { isHeld: true })],
  suspended: first("session.begin", "peer.begin", "session.leave"),
  guest: first("session.begin", "peer.begin"),
};

/** Calls that wait beside the page's own are rejected at any time. */
export const refusedBeside: Rows = {
  "member.signingOut": [done("signOut"), ...first("session.extend", "session.refuse")],
  ending: [done("sessionEnd", { isHeld: true }), ...first("session.refuse")],
};

/** Over a form that is saved. */
const idle: Rows = {
  "member.active": first("session.renew", "peer.refuse"),
  ending: [done("sessionEnd", { isHeld: false })],
  away: first("session.begin", "peer.begin"),
};

/** What is typed is on its way to the server, where it waits. */
export async function write(ui: Ui) {
  await ui.type("Bank name", `Sample Bank ${crypto.randomUUID().slice(0, 8)}`);
  // A save that waited while the clock leapt is tried again after its own delay.
  await ui.pass(limits.saveDelayMs + limits.saveRetryMs);
  await ui.sent(saveKyc);
}

const saved = () => ({ revision: 2, merged: null, submission: null, saved_at: Date.now() });

async function signIn(ui: Ui, _: AnyEvent, before: AnyMachineSnapshot) {
  if (before.matches("asking")) return;
  const email = ui.here("ada@example.com");
  if (!before.matches("suspended")) await ui.type("Email address", email);
  await ui.type("Password", password);
  await ui.press("Log in");
  await ui.sent(login, { email, password });
  await ui.answer(login, reply({ email, role: "holder" }));
}

/** The latest answers could not be saved, or there was no answer to signing out: the person stays. */
async function stay(ui: Ui, _: AnyEvent, before: AnyMachineSnapshot) {
  if (before.matches({ member: "signingOut" })) {
    await ui.lose(logout);
    await ui.sees("dialog", "You are still logged in");
    return ui.escape();
  }
  await ui.refuse(saveKyc, "tooLarge");
  await ui.sees("dialog", "Your latest changes are not saved");
  return ui.press("Stay logged in");
}

const atForm: Sight = async (ui) => {
  await ui.comesTo("Bank details");
  await ui.seesNo("dialog");
};

const leadsBack: Sight = async (ui) => {
  await ui.comesTo("Log in");
  await ui.seesText(/Log in to continue where you left off\./);
};

/** The session as a form has it; `begun` is what happens there first, and what else. */
export const sessionTable = (begun: Rows): ChartTable => ({
  model: onPage(sessionModel, [
    [
      { warnAhead: 20, isHeld: true },
      { ...held, ...begun },
    ],
    [
      { warnAhead: 20, isHeld: false },
      { ...idle, asking: begun["asking"]!.slice(-1) },
    ],
  ]),
  passing: { asking: "session.begin" },
  events: {
    "session.begin": signIn,
    "session.renew": async (ui) => {
      await write(ui);
      await ui.answer(saveKyc, saved());
      await ui.seesText(partOf("Saved {time}"));
    },
    "session.refuse": (ui) => ui.refuse(saveKyc, "sessionExpired"),
    "session.extend": stay,
    "session.leave": (ui, _, before) =>
      ui.press(before.matches("suspended") ? "Leave this page" : "Sign Out"),
    "xstate.done.actor.sessionEnd": (ui) => ui.pass(limits.sessionRedirectMs),
    "xstate.done.actor.leaving": (ui) => ui.answer(saveKyc, saved()),
    "xstate.done.actor.signOut": (ui) => ui.answer(logout, {}),
  },
  states: {
    asking: atForm,
    "member.active": atForm,
    "member.leaving": (ui) => ui.sent(saveKyc),
    "member.signingOut": (ui) => ui.sent(logout),
    ending: atForm,
    suspended: async (ui) => {
      await ui.sees("dialog", `Log in as ${ui.here("ada@example.com")} to continue.`);
      await ui.seesButton("Log in", true);
    },
    away: leadsBack,
    guest: leadsBack,
  },
});

/** The deadline passes over a form with something unsaved. */
export const overTable = (begun: Rows): ChartTable => {
  const table = sessionTable(begun);
  const ended = done("sessionEnd", { isHeld: true });
  const { asking, "member.active": active, suspended } = table.states;
  return {
    model: onPage(sessionModel, [
      [
        { warnAhead: 20, isHeld: true },
        {
          asking: begun["asking"]!.slice(-1),
          "member.active": [done("clock")],
          ending: [ended],
        },
      ],
    ]),
    passing: { asking: "session.begin", ending: ended },
    events: { [ended.type]: async () => undefined },
    states: {
      asking: asking!,
      "member.active": active!,
      ending: suspended!,
      suspended: suspended!,
    },
  };
};

/** Another person signs in beside the form. */
export const displacedTable = (begun: Rows): ChartTable => ({
  model: onPage(sessionModel, [
    [
      { warnAhead: 20, isHeld: false },
      { asking: begun["asking"]!, "member.active": all("peer.begin").slice(-1) },
    ],
  ]),
  passing: { asking: "session.begin" },
  events: {},
  states: { asking: atForm, "member.active": atForm },
});

const lease = { warnAhead: 20, deadline: 100, now: 0 };
const warn = { type: "tick", now: 80 };
const goOn = { type: "tick", now: 10 };
const later = { type: "tick", now: 90 };
const end = { type: "tick", now: 100 };
const renew = { type: "lease.renew", deadline: 100, now: 0 };
/** Hardly longer than before. */
export const renewLittle = { type: "lease.renew", deadline: 90, now: 80 };
const isClosing = true;

/** What a second of the clock does. */
export const tickOf = ({ now }: AnyEvent): "warns" | "ends" | "goes on" => {
  if (now === warn.now) return "warns";
  return now === end.now ? "ends" : "goes on";
};

/** How long the session lasts. */
export const clockTable: ChartTable = {
  model: onPage(sessionClockModel, [
    [
      { ...lease, end: 200, isHeld: false },
      {
        active: [goOn, warn, end],
        expiring: [{ type: "session.extend" }, renew, renewLittle, end],
        extending: [renew, later, done("extend"), noAnswer("extend")],
      },
    ],
    [
      { ...lease, end: 100, isHeld: false, isClosing },
      {
        active: [warn],
        "closing.warning": [{ type: "warning.dismiss" }, renew, later],
        "closing.dismissed": [renew, end],
      },
    ],
  ]),
  events: {
    "session.extend": (ui) => ui.press("Stay logged in"),
    "warning.dismiss": (ui) => ui.press("Keep working"),
    "xstate.error.actor.extend": (ui) => ui.lose(extendSession),
  },
  states: {
    active: atForm,
    expiring: async (ui) => {
      await ui.sees("dialog", "You will be signed out soon");
      await ui.seesButton("Stay logged in", true);
    },
    extending: async (ui) => {
      await ui.sent(extendSession);
      await ui.seesButton("Stay logged in", false);
    },
    "closing.warning": async (ui) => {
      await ui.sees("dialog", "and cannot be extended.");
      await ui.seesButton("Keep working", true);
    },
    "closing.dismissed": atForm,
    over: leadsBack,
  },
};

/** Signing out of a form with something unsaved. */
export const leavingTable: ChartTable = {
  model: leavingModel,
  events: {
    "xstate.done.actor.saveWork": (ui, { output }) =>
      output === true ? ui.answer(saveKyc, saved()) : ui.refuse(saveKyc, "tooLarge"),
    "session.leave": (ui) => ui.press("Sign out anyway"),
  },
  states: {
    saving: atForm,
    unsaved: (ui) => ui.sees("dialog", "Your latest changes are not saved"),
    ready: (ui) => ui.sent(logout),
  },
};
