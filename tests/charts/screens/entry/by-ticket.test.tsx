import type { TicketResult } from "@gatehouse/machines/platforms/platform-entry";
import { describe, expect, onTestFinished, test } from "vitest";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import { fillStorage, freeStorage } from "#tests/support/full-storage.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, type } from "#tests/support/screens/hand.ts";
import { entity, person } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { systemActor } from "#tests/support/screens/portal.ts";
import { eachScreen, leaveScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import {
  answerArrival,
  answerInvitation,
  answerSecondReading,
  arriveByPlatform,
  comeIn,
  describeAccount,
  email,
  giveCode,
  givePassword,
  lackPassword,
  letIn,
  masked,
  mistypePassword,
  oneMoment,
  openAt,
  proof,
  proofs,
  ticket,
} from "./by-ticket.ts";
import {
  asksForPassword,
  claimTable,
  invitationTable,
  kindOf,
  platformTable,
  sender,
  strayTable,
  uninvitedTable,
  type Way,
} from "./by-ticket.model.ts";

eachScreen();

const endTicket = () => ui.refuse(sendCaptchaByTicket, "linkExpired");

const dashboard = () => comesTo(entity);

const otherTicket = "u".repeat(43);

/** Another link is opened in the page as it stands. */
const changeTicket = async () => {
  location.hash = `#${otherTicket}`;
};

describe("an invitation", () => {
  testPaths([
    onScreens(uninvitedTable, { open: async () => openAt("invite", false) }),
    onScreens(invitationTable, {
      open: async () => openAt("invite", true),
      events: {
        "ticket.change": changeTicket,
        "xstate.done.actor.readTicket": async (event) => {
          if (kindOf(event) === "invited") return answerInvitation();
          return ui.refuse(getEmailByTicket, "linkExpired");
        },
        "ticket.end": endTicket,
        "xstate.done.actor.emailProof": () => giveCode(proofs.invite),
      },
      states: {
        signedIn: dashboard,
        invited: async (at) => {
          await invitationTable.states["invited"]!(ui, at);
          await ui.seesText(masked);
        },
      },
    }),
  ]);
});

describe("a platform", () => {
  testPaths([
    onScreens(strayTable, { open: async () => openAt("platform", false) }),
    onScreens(platformTable, {
      open: async () => openAt("platform", true),
      events: {
        "ticket.change": changeTicket,
        // They sign in in another tab.
        "person.change": async () =>
          systemActor("session").send({ type: "peer.begin", ...memberOf(person()) }),
        "xstate.done.actor.readTicket": async ({ output }) => {
          const result = output as TicketResult;
          if ("sender" in result) return answerArrival(result.kind);
          return ui.refuse(oauthLogin, "linkExpired");
        },
        "xstate.done.actor.enter": (event) =>
          kindOf(event) === "expired"
            ? ui.refuse(loginByTicket, "linkExpired")
            : ui.answer(loginByTicket, person()),
        "xstate.done.actor.claim": async (event, before) => {
          const way = before.matches("binding") ? "bind" : "create";
          await describeAccount[way]();
          return kindOf(event) === "claimed" ? giveCode(proofs[way]) : endTicket();
        },
      },
      states: { signedIn: dashboard },
    }),
  ]);
});

describe("an account from a platform", () => {
  const claim = (way: Way) =>
    onScreens(claimTable(way), {
      open: async () => {
        await arriveByPlatform();
        await press(way === "bind" ? "Connect my existing account" : "Create a new account");
      },
      events: {
        "xstate.done.actor.accountForm": describeAccount[way],
        "code.send": () => press("Send a new code"),
        "ticket.end": async (_, before) => {
          if (!before.matches({ proving: "givingPassword" })) return endTicket();
          await givePassword();
          server.refuse(proofs.bind, "linkExpired");
        },
        "xstate.done.actor.emailProof": (event) =>
          asksForPassword(event) ? lackPassword() : giveCode(proofs[way]),
        "xstate.done.actor.passwordForm": async () => {
          await givePassword();
          letIn(proofs.bind);
        },
      },
      states: {
        "proving.readingMail": async (at) => {
          await claimTable(way).states["proving.readingMail"]!(ui, at);
          await ui.seesText(email);
        },
        "proving.givingPassword": () => comesTo("Confirm it is you"),
      },
    });
  testPaths([claim("bind"), claim("create")]);
});

test.each([
  ["invite", "Open the link in your invitation"],
  ["platform", "Start from your platform"],
] as const)("%s: opened by its address alone, the page says how to come", async (page, title) => {
  openAt(page, false);
  await comesTo(title);
  expect(await brokenRules()).toEqual([]);
});

test.each([
  ["invite", answerInvitation, `${sender.invite} has invited you`],
  ["platform", () => answerArrival("newGuest"), `Continue from ${sender.platform}`],
] as const)(
  "%s: a browser whose storage is full opens the link too",
  async (page, answer, title) => {
    fillStorage();
    onTestFinished(freeStorage);
    openAt(page, true);
    await answer();
    await comesTo(title);
    expect(() => localStorage.setItem("more", "more")).toThrow("quota");
  },
);

test.each([
  ["invite", getEmailByTicket, answerInvitation, `${sender.invite} has invited you`],
  ["platform", oauthLogin, () => answerArrival("newGuest"), `Continue from ${sender.platform}`],
] as const)(
  "%s: a rejected and a lost reading say so, and can be repeated",
  async (page, call, answer, title) => {
    openAt(page, true);
    await oneMoment();
    await until(() => server.newest(call));
    server.refuse(call, "tooMany", { seconds: 30 });
    await comesTo("We could not read the link");
    await sees("alert", /Too many requests/);
    expect(document.activeElement?.tagName).toBe("H1");
    await press("Try again");
    await oneMoment();
    await until(() => server.newest(call));
    server.lose(call);
    await sees("alert", "Server error!");
    expect(await brokenRules()).toEqual([]);
    await press("Try again");
    await answer();
    await comesTo(title);
  },
);

test("coming in is repeated after no answer", async () => {
  openAt("platform", true);
  await oneMoment();
  await answerArrival("ownGuest");
  await press("Continue");
  await until(() => server.newest(loginByTicket));
  server.lose(loginByTicket);
  await press("Try again");
  await until(() => server.newest(loginByTicket));
  expect(server.newest(loginByTicket).body).toEqual({ ticket });
  server.answer(loginByTicket, person());
  await comesTo(entity);
});

test("when another person signs in in another tab, the ticket is read again", async () => {
  systemActor("session").send({ type: "peer.leave" });
  await arriveByPlatform();
  await comesTo(`Continue from ${sender.platform}`);
  systemActor("session").send({ type: "peer.begin", ...memberOf(person()) });
  await answerSecondReading("newMember");
  await comesTo("Switch to another account?");
  expect(server.waiting).toEqual([]);
});

test("another link that is opened on the page is read", async () => {
  openAt("platform", true);
  await oneMoment();
  await answerArrival("newGuest");
  await comesTo(`Continue from ${sender.platform}`);
  await changeTicket();
  await oneMoment();
  await until(() => expect(server.newest(oauthLogin).body).toEqual({ ticket: otherTicket }));
  await answerArrival("newGuest");
  await comesTo(`Continue from ${sender.platform}`);
});

test("a late answer about an earlier link does not replace the ticket of the later one", async () => {
  const later = "u".repeat(43);
  const isAbout = (sent: string) => (body: unknown) => (body as { ticket: string }).ticket === sent;
  const reply = { kind: "platform", email: "", provider: sender.platform } as const;
  const account = { ...reply, account: "none", signed_in: false } as const;
  openAt("platform", true);
  await oneMoment();
  await until(() => server.newest(oauthLogin, isAbout(ticket)));
  location.hash = `#${later}`;
  await until(() => server.newest(oauthLogin, isAbout(later)));
  server.answer(oauthLogin, { ...account, ticket: "of the later link" }, isAbout(later));
  await comesTo(`Continue from ${sender.platform}`);
  server.answer(oauthLogin, { ...account, ticket: "of the earlier link" }, isAbout(ticket));
  await press("Connect my existing account");
  await describeAccount.bind();
  await until(() =>
    expect(server.newest(sendCaptchaByTicket).body).toMatchObject({
      ticket: "of the later link",
    }),
  );
});

test("the address of the page is clean before anything is asked of the server", async () => {
  openAt("platform", true);
  await comesTo("One moment");
  expect(location.hash).toEqual("");
});

test("the skip link leads to the form and leaves the ticket and what is typed", async () => {
  try {
    await arriveByPlatform();
    await press("Connect my existing account");
    await type("Email address", email);
    await press("Skip to the form", "link");
    expect(document.activeElement?.id).toEqual("main");
    await press("Send code");
    await giveCode(proofs.bind);
    await comesTo("Account connected");
    expect(location.hash).toEqual("");
  } finally {
    leaveScreen();
    history.replaceState(null, "", location.pathname + location.search);
  }
});

test("a wrong password is said where it is typed, and goes again with the proof of the code", async () => {
  await mistypePassword();
  await sees("alert", "The password is incorrect. Please check and try again.");
  const { list } = systemActor("notices").getSnapshot().context;
  expect(list.map(({ code }) => code)).not.toContain("wrongPassword");
  expect(await givePassword()).toEqual({ ticket, email, proof, password: "Copper-Kettle-58" });
  expect(await brokenRules()).toEqual([]);
});

test.each(["invite", "platform"] as const)(
  "%s: after coming in nothing of the ticket is left in the browser",
  async (page) => {
    const kept = () => Object.keys(localStorage).filter((place) => place.endsWith(`.${page}`));
    await comeIn[page]();
    expect(kept()).toEqual([]);
  },
);
