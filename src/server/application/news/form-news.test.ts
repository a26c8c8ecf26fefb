import { expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { delAssistant, getAssistants } from "#contract/calls/collaborators.ts";
import { formNews } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { load, save } from "#tests/support/server/applicant.ts";
import { collaboratorOf } from "#tests/support/server/invited.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

type Asking = Pick<Member, "api" | "formId">;
const ask = ({ api, formId }: Asking, revision: number) =>
  api(formNews, { params: { id: formId }, query: { revision } });
const news = async (asking: Asking, revision: number) => dataOf(await ask(asking, revision));

async function aTeam() {
  const holder = await portal.member();
  const collaborator = await collaboratorOf(portal, holder);
  const { revision } = await load(holder);
  return { holder, collaborator, revision };
}

test("what another person saved arrives, its numbers masked, as of now", async () => {
  const { holder, collaborator, revision } = await aTeam();
  const quiet = await news(holder, revision);
  expect([quiet.revision, quiet.theirs]).toEqual([revision, {}]);
  const bank = { bankName: "First Bank", accountNumber: "0123456789" };
  dataOf(await save(collaborator, revision, { flatServices: bank }));
  dataOf(await save(collaborator, revision + 1, { flatServices: { bankName: null } }));
  const found = await news(holder, revision);
  expect([found.revision, found.theirs]).toEqual([
    revision + 2,
    { flatServices: { bankName: null, accountNumber: "••••6789" } },
  ]);
});

test("people who ask see each other by name, and no longer once their page is silent", async () => {
  const { holder, collaborator, revision } = await aTeam();
  expect((await news(holder, revision)).here).toEqual([]);
  expect((await news(collaborator, revision)).here).toEqual(["Mei Lin"]);
  portal.pass(30);
  expect((await news(holder, revision)).here).toEqual([collaborator.email]);
  portal.pass(limits.presenceSeconds - 30 + 1);
  expect((await news(holder, revision)).here).toEqual([]);
  expect((await news(collaborator, revision)).here).toEqual(["Mei Lin"]);
});

test("a removed collaborator is not shown as present", async () => {
  const { holder, collaborator, revision } = await aTeam();
  await news(collaborator, revision);
  const [{ id } = { id: "" }] = dataOf(await holder.api(getAssistants));
  dataOf(await holder.api(delAssistant, { body: { id } }));
  expect((await news(holder, revision)).here).toEqual([]);
  expect(refusal(await ask(collaborator, revision))).toEqual("sessionExpired");
});

test("SE06 a page that asks for news of its form does not extend the session", async () => {
  const { holder, revision } = await aTeam();
  const { idle_until } = dataOf(await holder.api(insInfo));
  for (let minute = 0; minute < 5; minute += 1) {
    portal.pass(60);
    await news(holder, revision);
  }
  const rows = await portal.rows<{ until: Date }>(
    "select max(idle_until) as until from session where member_id = (select id from member where account_id = $1 and role = 'holder')",
    [holder.accountId],
  );
  expect(rows[0]!.until.getTime()).toEqual(idle_until);
});
