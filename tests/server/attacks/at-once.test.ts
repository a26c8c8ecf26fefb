import { afterAll, beforeAll, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import * as collaborators from "#contract/calls/collaborators.ts";
import { inAccount } from "#server/store/database.ts";
import { keepManner, passwordHashOf } from "#server/store/queries/member.ts";
import { anAccount, signedIn } from "../access/world.ts";
import { codeIn, given, openPortal, password, type Portal, refusal } from "../portal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

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

test("EB13 who holds a password against a change and then writes beside it waits for nobody who waits", async () => {
  const { accountId, memberId } = await anAccount(portal);
  const work = () =>
    inAccount(portal.parts.db, accountId, async (handle) => {
      await passwordHashOf(handle, memberId);
      await keepManner(handle, memberId, { locale: "en", brand: "house" });
    });
  await expect(Promise.all(times(8, work))).resolves.toHaveLength(8);
});

test("a collaborator comes in from five browsers at once", async () => {
  const { ticket, collaboratorEmail } = await anAccount(portal);
  const entering = [];
  for (const browser of times(5, () => portal.browser())) {
    portal.pass(61);
    given(await browser.api(collaborators.sendCaptchaByTicket, { body: { ticket } }));
    entering.push({ browser, captcha: codeIn(await portal.mailTo(collaboratorEmail)) });
  }
  const tried = await Promise.all(
    entering.map(({ browser, captcha }) =>
      browser.api(collaborators.loginByEkycTicket, { body: { ticket, captcha } }),
    ),
  );
  expect(tried.map(refusal)).toEqual(nulls(5));
});

test("SE08 somebody is invited again and removed at once: neither waits for the other for ever", async () => {
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
