import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import {
  bindEmail,
  changePassword,
  endSessions,
  resetPassword,
  undoEmailChange,
} from "#contract/calls/security.ts";
import type { Outcome } from "#portal/system/api.ts";
import { inAccount } from "#server/database/database.ts";
import { lockPasswordHash } from "#server/accounts/member-queries.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { arriveAs, bind, codeByTicket, newSender } from "../support/server/platform.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Browser, sharedPortal } from "../support/server/portal.ts";
import { waiting } from "../support/server/waiting.ts";

const portal = sharedPortal({}, undefined, openPasswords());

const mine = "Walnut-Ladder-31";
const theirs = "Silver-Lantern-41";

type Ask = () => Promise<Outcome<unknown>>;

const who = async ({ api }: Browser) => {
  const asked = await api(account.whoAmI);
  return asked.ok ? asked.data.email : asked.refusal;
};
const logInBy = async (email: string, word: string) =>
  refusal(await portal.browser().api(account.login, { body: { email, password: word } }));

type Both = Promise<[Outcome<unknown>, Outcome<unknown>]>;
interface Order {
  rounds: number;
  run: (accountId: string, one: Ask, two: Ask) => Both;
}

/** Both at the same moment, twice, and each of them first at the holder's row while the other comes for it. */
const orders: Record<string, Order> = {
  "at once": { rounds: 2, run: (_, one, two) => Promise.all([one(), two()]) },
  "the one first": { rounds: 1, run: lined },
  "the other first": {
    rounds: 1,
    run: async (accountId, one, two) => {
      const [second, first] = await lined(accountId, two, one);
      return [first, second];
    },
  },
};

async function lined(accountId: string, one: Ask, two: Ask): Both {
  const find = "select id from member where account_id = $1 and role = 'holder'";
  const [{ id } = { id: "" }] = await portal.rows<{ id: string }>(find, [accountId]);
  const asked = await inAccount(portal.services.db, accountId, async (handle) => {
    await lockPasswordHash(handle, id);
    const first = one();
    await waiting(portal, 1);
    const second = two();
    await waiting(portal, 2);
    return { first, second };
  });
  return Promise.all([asked.first, asked.second]);
}

/** A holder about to take another address, and a browser elsewhere that reads the mail of the present one. */
async function aboutToMove() {
  const { browser, email: present, accountId } = await portal.member();
  portal.pass(61);
  const email = newEmail();
  const proof = await portal.prove(browser, email, "change");
  const move = () => browser.api(bindEmail, { body: { email, proof, password } });
  return { accountId, browser, present, email, move, elsewhere: portal.browser() };
}
type Moving = Awaited<ReturnType<typeof aboutToMove>>;

async function resetBy(elsewhere: Browser, email: string): Promise<Ask> {
  portal.pass(61);
  const proof = await portal.prove(elsewhere, email, "reset");
  return () => elsewhere.api(resetPassword, { body: { email, proof, password: theirs } });
}

async function connectBy(elsewhere: Browser, email: string): Promise<Ask> {
  const ticket = await arriveAs(portal, elsewhere, newSender());
  const code = await codeByTicket(portal, elsewhere, ticket, email);
  return () => bind(elsewhere, ticket, email, code);
}

/** What can be done by who reads the mail of the present address. */
const byItsReader: Record<string, (moving: Moving) => Promise<Ask>> = {
  "a reset": ({ elsewhere, present }) => resetBy(elsewhere, present),
  "connecting a platform": ({ elsewhere, present }) => connectBy(elsewhere, present),
};

const cases = Object.entries(byItsReader).flatMap(([name, prepare]) =>
  Object.entries(orders).map(([order, how]) => ({ name, order, prepare, ...how })),
);

describe("AU20 another address at the moment of", () => {
  test.each(cases)(
    "$name, $order: neither waits for the other for ever, and who reads only the address before is not in after it",
    async ({ prepare, run, rounds }) => {
      for (let round = 0; round < rounds; round += 1) {
        const moving = await aboutToMove();
        const read = await prepare(moving);
        const [moved, done] = await run(moving.accountId, moving.move, read);
        const ends = [null, "proofSpent", "wrongPassword", "sessionExpired", "bindingFailed"];
        expect([ends, ends]).toEqual([
          expect.arrayContaining([refusal(moved)]),
          expect.arrayContaining([refusal(done)]),
        ]);
        if (!moved.ok) continue;
        expect(await who(moving.elsewhere)).toEqual("sessionExpired");
        expect(await logInBy(moving.email, theirs)).toEqual("wrongLogin");
      }
    },
  );
});

test.each(Object.entries(orders))(
  "AU16 a password that is changed at the moment of a reset, %s: what the reset gave holds, or the change came before it",
  async (_, { run, rounds }) => {
    for (let round = 0; round < rounds; round += 1) {
      const { browser, email, accountId } = await portal.member();
      const elsewhere = portal.browser();
      portal.pass(61);
      const proof = await portal.prove(elsewhere, email, "reset");
      const change = () =>
        browser.api(changePassword, { body: { password, new_password: theirs } });
      const reset = () => elsewhere.api(resetPassword, { body: { email, proof, password: mine } });
      const [, done] = await run(accountId, change, reset);
      dataOf(done);
      expect(await who(browser)).toEqual("sessionExpired");
      expect([await logInBy(email, mine), await logInBy(email, theirs)]).toEqual([
        null,
        "wrongLogin",
      ]);
    }
  },
);

/** A thief has given the account an address of their own; the owner has the link that went to the one before. */
async function stolen() {
  const moving = await aboutToMove();
  dataOf(await moving.move());
  portal.pass(1);
  const left = (await portal.mailTo(moving.present))!.text;
  const ticket = /email-undo#(\S+)/.exec(left)![1]!;
  return {
    ...moving,
    undo: () => portal.browser().api(undoEmailChange, { body: { ticket } }),
  };
}
type Stolen = Awaited<ReturnType<typeof stolen>>;

/** What the thief can do, who knows the password and reads the mail of the address that the account has. */
const byThief: Record<string, (stolen: Stolen) => Promise<Ask>> = {
  "a reset": ({ elsewhere, email }) => resetBy(elsewhere, email),
  "connecting a platform": ({ elsewhere, email }) => connectBy(elsewhere, email),
  "another password": async ({ browser }) => {
    const body = { password, new_password: theirs };
    return () => browser.api(changePassword, { body });
  },
  "another address": async ({ browser }) => {
    portal.pass(61);
    const email = newEmail();
    const proof = await portal.prove(browser, email, "change");
    return () => browser.api(bindEmail, { body: { email, proof, password } });
  },
  "logging in": async ({ elsewhere, email }) => {
    return () => elsewhere.api(account.login, { body: { email, password } });
  },
  "signing others out": async ({ browser, email }) => {
    dataOf(await portal.browser().api(account.login, { body: { email, password } }));
    return () => browser.api(endSessions, { body: {} });
  },
  "inviting the address": async ({ browser, present }) => {
    return () => browser.api(sendAssistantEmail, { body: { email: present } });
  },
};

test.each(Object.entries(byThief))(
  "AU21 the undoing of it at the moment of %s: neither waits for the other for ever, and the thief is out",
  async (_, prepare) => {
    for (let round = 0; round < 3; round += 1) {
      const account = await stolen();
      const deed = await prepare(account);
      const [undone, done] = await Promise.all(
        round % 2 === 0 ? [account.undo(), deed()] : [deed(), account.undo()].toReversed(),
      );
      dataOf(undone!);
      expect(refusal(done!)).not.toEqual("serverError");
      const { browser, elsewhere, present, email } = account;
      expect([await who(browser), await who(elsewhere)]).toEqual([
        "sessionExpired",
        "sessionExpired",
      ]);
      for (const word of [password, theirs])
        expect([await logInBy(present, word), await logInBy(email, word)]).toEqual([
          "wrongLogin",
          "wrongLogin",
        ]);
    }
  },
);
