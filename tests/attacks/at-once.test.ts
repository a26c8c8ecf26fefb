import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import * as collaborators from "#contract/calls/collaborators.ts";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import { lockHead } from "#server/audit.ts";
import { endSessionsOf } from "#server/sessions/sessions.ts";
import { inAccount } from "#server/database/database.ts";
import { saveLocaleAndBrand, lockPasswordHash } from "#server/accounts/member-queries.ts";
import { bindIdentity, identitiesOf, unbindIdentity } from "#server/platforms/platform-queries.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { type Account, anAccount, signedIn } from "../access/world.ts";
import { load, save } from "../support/server/applicant.ts";
import { codeByInvitation, enter } from "../support/server/invited.ts";
import { arriveAs, signedBy, signIn, newSender } from "../support/server/platform.ts";
import { password } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Member, sharedPortal } from "../support/server/portal.ts";
import { waiting } from "../support/server/waiting.ts";

const portal = sharedPortal({}, undefined, openPasswords());

const times = <Made>(count: number, make: () => Made): Made[] =>
  Array.from({ length: count }, make);
const nulls = (count: number) => times(count, () => null);

test("EB13 of six right logins at once from six places all are in, time and again", async () => {
  const { email } = await anAccount(portal);
  const body = { email, password };
  for (let round = 0; round < 3; round += 1) {
    const tried = await Promise.all(times(6, () => portal.browser().api(account.login, { body })));
    expect(tried.map(refusal)).toEqual(nulls(6));
  }
});

test("of very many reads of one person at once some are told to wait, and another account is served", async () => {
  const { api } = await portal.member();
  const other = await portal.member();
  const many = times(400, () => api(account.insInfo));
  const meanwhile = await other.api(account.insInfo);
  const told = (await Promise.all(many)).map(refusal);
  expect(refusal(meanwhile)).toEqual(null);
  expect(new Set(told)).toEqual(new Set([null, "overloaded"]));
  expect(refusal(await api(account.insInfo))).toEqual(null);
});

test("of very many saves of one person at once three hold a connection, and others save meanwhile", async () => {
  const [one, other] = [await portal.member(), await portal.member()];
  const [{ revision }, others] = [await load(one), await load(other)];
  const named = { companyInformation: { entityName: "Harbour Light Limited" } };
  const held = await inAccount(portal.owner, one.accountId, async (handle) => {
    await lockHead(handle, one.accountId);
    const answered: (string | null)[] = [];
    const saves = times(100, async () => answered.push(refusal(await save(one, revision, named))));
    await expect.poll(() => answered.length).toBe(67);
    await waiting(portal, 3);
    const saved = await save(other, others.revision, named);
    await waiting(portal, 3);
    return { answered, saves, saved };
  });
  await Promise.all(held.saves);
  const told = Object.groupBy(held.answered, (each) => each ?? "saved");
  expect(refusal(held.saved)).toBe(null);
  expect([told["saved"]?.length, told["overloaded"]?.length]).toEqual([33, 67]);
});

test("a collaborator who sends without end does not keep the holder out", async () => {
  const { tokens, formId, accountId } = await anAccount(portal);
  const [holder, collaborator] = [tokens.holder, tokens.collaborator].map((token) => ({
    api: signedIn(portal, token).api,
    formId,
  })) as [Pick<Member, "api" | "formId">, Pick<Member, "api" | "formId">];
  const { revision } = await load(holder);
  const named = { companyInformation: { entityName: "Harbour Light Limited" } };
  const held = await inAccount(portal.owner, accountId, async (handle) => {
    await lockHead(handle, accountId);
    const saves = times(100, () => save(collaborator, revision, named));
    expect(refusal(await Promise.race(saves))).toBe("overloaded");
    return { holders: save(holder, revision, named), saves };
  });
  expect(refusal(await held.holders)).toBe(null);
  await Promise.all(held.saves);
});

test("thirty saves of one account at once are all served", async () => {
  const { tokens, formId } = await anAccount(portal);
  const { api } = signedIn(portal, tokens.holder);
  const { revision } = await load({ api, formId });
  const saved = await Promise.all(
    times(30, () => {
      const own = signedIn(portal, tokens.holder);
      const changes = { companyInformation: { entityName: "Harbour Light Limited" } };
      return save({ api: own.api, formId }, revision, changes);
    }),
  );
  expect(new Set(saved.map(refusal))).toEqual(new Set([null]));
});

test("who waits ten seconds for what another request has locked is told to try again", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  const tried = await inAccount(portal.owner, member.accountId, async (handle) => {
    await lockHead(handle, member.accountId);
    return save(member, revision, {});
  });
  expect(refusal(tried)).toBe("overloaded");
});

test("EB13 a transaction that locks a password and then writes does not deadlock", async () => {
  const { accountId, memberId } = await anAccount(portal);
  const work = () =>
    inAccount(portal.services.db, accountId, async (handle) => {
      await lockPasswordHash(handle, memberId);
      await saveLocaleAndBrand(handle, memberId, { locale: "en", brand: "house" });
    });
  await expect(Promise.all(times(8, work))).resolves.toHaveLength(8);
});

test("a collaborator comes in from five browsers at once", async () => {
  const { ticket, collaboratorEmail } = await anAccount(portal);
  const entering = [];
  for (const browser of times(5, () => portal.browser())) {
    const captcha = await codeByInvitation(portal, browser, ticket, collaboratorEmail);
    entering.push({ browser, captcha });
  }
  const tried = await Promise.all(
    entering.map(({ browser, captcha }) => enter(browser, ticket, captcha)),
  );
  expect(tried.map(refusal)).toEqual(nulls(5));
});

test("SE08 a person invited again and removed at once: the two requests do not deadlock", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { tokens, collaboratorEmail, collaboratorId } = await anAccount(portal);
    const [one, two] = times(2, () => signedIn(portal, tokens.holder));
    const body = { email: collaboratorEmail, again: true };
    const [invited, removed] = await Promise.all([
      one!.api(collaborators.sendAssistantEmail, { body }),
      two!.api(collaborators.delAssistant, { body: { id: collaboratorId } }),
    ]);
    expect([refusal(invited), refusal(removed)]).toEqual([null, null]);
  }
});

describe("SE07 who logs in by a platform at the moment when it is disconnected", () => {
  /** An account bound to a platform, and a browser that is about to log in. */
  async function atTheDoor() {
    const account = await anAccount(portal);
    const sender = newSender();
    const ticket = await signedBy(portal, sender);
    const { issuer, subject } = (await portal.services.platforms.read(
      ticket,
      portal.services.clock(),
    ))!;
    const entry = {
      issuer,
      identity_key: portal.services.keys.identityKey(issuer, subject),
      email: null,
    };
    const id = await inAccount(portal.owner, account.accountId, async (handle) => {
      const bound = { ...account, entry, shownAs: "" };
      await bindIdentity(handle, portal.services.keys, bound, portal.services.clock());
      return (await identitiesOf(handle, account.accountId)).find(
        (identity) => identity.issuer === issuer,
      )!.id;
    });
    const browser = portal.browser();
    return { account, id, browser, ticket: await arriveAs(portal, browser, sender) };
  }

  const sessionsOf = async ({ memberId }: Account) => portal.rows(liveSessions, [memberId]);
  const liveSessions = "select id from session where member_id = $1 and revoked_at is null";

  test("finds it disconnected, and no session is left", async () => {
    const { account, id, browser, ticket } = await atTheDoor();
    const entering = await inAccount(portal.services.db, account.accountId, async (handle) => {
      await unbindIdentity(handle, id, portal.services.clock());
      await endSessionsOf(handle, account.memberId, portal.services.clock());
      const asked = signIn(browser, ticket);
      await Promise.race([asked, waiting(portal, 1)]);
      return { asked };
    });
    expect(refusal(await entering.asked)).toEqual("linkExpired");
    expect(await sessionsOf(account)).toEqual([]);
  });

  test("or is signed out again", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { account, id, browser, ticket } = await atTheDoor();
      const holder = signedIn(portal, account.tokens.holder);
      const entering = signIn(browser, ticket);
      dataOf(await holder.api(unbindPlatform, { body: { id } }));
      await entering;
      expect((await sessionsOf(account)).length).toEqual(1);
    }
  });
});
