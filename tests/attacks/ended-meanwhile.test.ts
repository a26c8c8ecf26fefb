import pg from "pg";
import { expect, test } from "vitest";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { type Changes, openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import type { Outcome } from "#portal/system/api.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { newEmail } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Member, sharedPortal } from "../support/server/portal.ts";
import { waiting } from "../support/server/waiting.ts";

const portal = sharedPortal({}, undefined, openPasswords());

/** What a member's calls could have changed. */
const kept = (accountId: string) =>
  portal.rows(
    `select (select count(*) from audit where account_id = $1) as trail,
      (select count(*) from member where account_id = $1) as members,
      (select string_agg(flow || revision, ' ' order by created_at) from application where account_id = $1) as forms`,
    [accountId],
  );

/** Answers of the account, which a removed member must not get. */
const theirs = {
  companyInformation: { entityName: "Harbour Light Limited", incorporationNumber: "123" },
};
const saving = ({ api, formId }: Member, revision: number, changes: Changes) =>
  api(saveKyc, { body: { form_id: formId, revision, changes } });

const calls: Record<string, (member: Member) => Promise<Outcome<unknown>>> = {
  "saving what others have changed": (member) =>
    saving(member, 1, { companyInformation: { entityName: "Kestrel Lane Limited" } }),
  "saving what is there already": (member) => saving(member, 1, theirs),
  "saving answers": (member) => saving(member, 2, { entryBoarding: { entityType: "trust" } }),
  "inviting a collaborator": ({ api }) => api(sendAssistantEmail, { body: { email: newEmail() } }),
  "opening a further line": ({ api }) => api(openBiz, { body: { line: "otcHongKong" } }),
};

const endings: Record<string, string> = {
  "its session is ended": "update session set revoked_at = now() where account_id = $1",
  "its member is removed": "update member set removed_at = now() where account_id = $1",
};

for (const [deed, call] of Object.entries(calls))
  for (const [ending, end] of Object.entries(endings))
    test(`SE07 ${deed} is refused and leaves nothing where it waits while ${ending}`, async () => {
      const member = await portal.member();
      const { accountId: id } = member;
      dataOf(await saving(member, 1, theirs));
      const before = await kept(id);
      const other = new pg.Client(portal.databaseUrl);
      await other.connect();
      await other.query("begin");
      await other.query("select from audit_head where account_id = $1 for update", [id]);
      const asked = call(member);
      await waiting(portal, 1);
      await other.query(end, [id]);
      await other.query("commit");
      await other.end();
      expect(refusal(await asked)).toBe("sessionExpired");
      expect(await kept(id)).toEqual(before);
    });
