import { expect, test } from "vitest";
import { journalKey } from "#contract/calls/account.ts";
import { endSessions } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import { openJournal } from "#portal/actors/journal.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, settled, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, seesText } from "#tests/support/screens/hand.ts";
import { entity, person, signIn } from "#tests/support/screens/member.ts";
import { api, systemActor } from "#tests/support/screens/portal.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const start = Date.UTC(2026, 10, 20, 4);
const collaborator = () => ({ ...person(), is_assistant: true });

async function openDashboard() {
  openScreen("/kyc/user");
  await comesTo(entity);
  await settled();
}

async function doSomething() {
  void api(endSessions, { body: {} });
  await until(() => server.newest(endSessions));
}

test("a collaborator whose link this browser does not know reads that, and not that it has expired", async () => {
  stopClock(start);
  signIn(collaborator());
  await openDashboard();
  await doSomething();
  server.refuse(endSessions, "sessionExpired");
  await pass(limits.sessionRedirectMs);
  await press("Send code");
  await seesText("We cannot find your invitation in this browser.");
  expect(server.waiting).toEqual([]);
});

test("the link of a collaborator who has left is not used for the next person", () => {
  const other = { ...collaborator(), email: "ben@example.com" };
  signIn(collaborator());
  systemActor("knownLink").send({ type: "link.remember", ticket: "link".repeat(6) });
  systemActor("session").send({ type: "peer.leave" });
  systemActor("session").send({ type: "peer.begin", ...memberOf(other) });
  expect(systemActor("knownLink").getSnapshot().context.ticket).toEqual("");
});

test("a journal that could not be opened is opened again when the server next answers", async () => {
  const ticket = "link".repeat(6);
  const own = { key: btoa("j".repeat(32)), owner: "collaborator" };
  stopClock(start);
  server.always(journalKey, () => own);
  await (await openJournal(api, "link"))?.write({ ticket });
  signIn(collaborator());
  server.always(journalKey, () => {
    throw new TypeError("Failed to fetch");
  });
  await openDashboard();
  expect(systemActor("knownLink").getSnapshot().context.ticket).toEqual("");
  server.always(journalKey, () => own);
  await doSomething();
  server.answer(endSessions, { ended: 0 });
  await until(() => expect(systemActor("knownLink").getSnapshot().context.ticket).toEqual(ticket));
});
