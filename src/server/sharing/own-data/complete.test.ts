import { expect, test } from "vitest";
import { deskFile } from "#contract/calls/desk-cases.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { ownDataTicket } from "#contract/calls/sharing/own-data.ts";
import { actionNames } from "#contract/desk/timeline-words.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { password } from "#tests/support/server/credentials.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { unzip } from "#tests/support/server/unzip.ts";
import { accessActions } from "#server/audit.ts";
import { ownDataParts } from "./parts.ts";

const portal = sharedPortal();

async function downloaded({ api, browser }: Member) {
  const { ticket } = dataOf(await api(ownDataTicket, { body: { password } }));
  const response = await browser.fetch(`/ins-kyc/v1/own-data/${ticket}`);
  return JSON.parse((await unzip(Buffer.from(await response.arrayBuffer()))).data) as {
    accesses: { by: string; action: string; file: string | null }[];
    files: { name: string }[];
  };
}

test("OP10 the archive says who opened what and when, without the names of the people at the desk", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const other = await portal.member();
  const rae = await atDesk(portal, "Rachelle", "reviewer");
  const params = { id: member.formId };
  dataOf(await rae.api(work.deskClaim, { params }));
  const [file] = await portal.rows<{ client_uid: string; name: string }>(
    "select client_uid, name from upload where account_id = $1 order by created_at limit 1",
    [member.accountId],
  );
  const uid = file!.client_uid;
  dataOf(await rae.api(deskFile, { params: { ...params, uid } }));
  expect((await member.browser.fetch(`/ins-kyc/v1/file/${uid}`)).status).toBe(200);
  const { accesses, files } = await downloaded(member);
  const told = accesses.map(({ by, action, file: name }) => [by, action, name]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["KYC team", "case.file.read", file!.name],
      [member.email, "file.read", file!.name],
      [member.email, "data.download", null],
    ]),
  );
  expect(files.map(({ name }) => name)).toContain(file!.name);
  expect(JSON.stringify(accesses)).not.toContain("Rachelle");
  expect((await downloaded(other)).accesses.map(({ action }) => action)).toEqual(["data.download"]);
});

test("OP10 AT05 each action on the trail is known as one that shows what is in an account, or not", () => {
  const showing = Object.keys(actionNames).filter((action) =>
    /(read|export|show|numbers|download|exchange)$/.test(action),
  );
  expect(showing.filter((action) => !accessActions.includes(action))).toEqual([]);
  expect(accessActions.filter((action) => !(action in actionNames))).toEqual([]);
});

/** By table, the part of the archive that has its rows. */
const parts = {
  agreement_signature: "agreements",
  application: "applications",
  audit: "accesses",
  data_sharing_choice: "data_sharing_choices",
  document_request: "requests",
  identity_check: "identity",
  identity_link: "identity",
  investor_choice: "investor_choices",
  line_event: "status",
  line_status: "status",
  member: "members",
  platform_identity: "logins",
  questionnaire: "questionnaire",
  request_item: "requests",
  session: "sessions",
  submission: "submissions",
  upload: "files",
};

/** By table, why its rows are left out. */
const leftOut = {
  account_token: "a secret of a few minutes",
  application_edit: "what was answered before: given by the firm on request (decision 37)",
  audit_head: "the end of the trail, a hash",
  email_undo: "a secret of three days",
  file_limit: "a limit of the firm",
  identity_begin: "counts of a few minutes",
  line_validity: "a date of the review, shown in its status",
  own_data_ticket: "a secret of a few minutes",
  presence: "who has a form open this minute",
  review_case: "work of the desk",
  review_note: "work of the desk",
  review_verdict: "work of the desk",
  risk_score: "judged by the firm, not given by the person",
  ticket: "a secret of a few days",
  webhook_delivery: "messages to the platform, without answers",
};

test("OP10 every table that keeps something of an account is in the archive, or has its reason", async () => {
  const tables = await portal.rows<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' order by table_name`,
  );
  expect(tables.map(({ table_name: name }) => name)).toEqual(
    Object.keys({ ...parts, ...leftOut }).toSorted(),
  );
  const known = [...Object.keys(ownDataParts), "files"];
  expect(Object.values(parts).filter((part) => !known.includes(part))).toEqual([]);
});
