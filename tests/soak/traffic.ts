import { readFileSync } from "node:fs";
import { insInfo, logout } from "#contract/calls/account.ts";
import { deskCases, deskQueues } from "#contract/calls/desk-cases.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { deleteFile, fileBytes } from "#contract/calls/uploads.ts";
import { pathOf } from "#browser/client.ts";
import { caseSeen, signedInAt } from "../journeys/support/desk.ts";
import { fixtures } from "../journeys/support/fixtures.ts";
import { given, Member } from "../journeys/support/member.ts";
import type { Book } from "../chaos/clients/book.ts";
import { formOf } from "../chaos/clients/form-of.ts";

const line = "exchange";
const picture = readFileSync(fixtures.png);

/** Clients that leave the portal as they find it: what is uploaded is removed, and who logs in logs out. */
export async function trafficOf(book: Book): Promise<(() => Promise<void>)[]> {
  const { baseUrl } = book.portal;
  const writing = await Member.at(baseUrl);
  const uploading = await Member.at(baseUrl);
  const coming = await Member.at(baseUrl);
  given(await coming.api(logout));
  const reviewed = await submitted(baseUrl);
  const desk = await signedInAt(book.portal, "Rae", "reviewer");
  const does = (kind: string, work: () => Promise<unknown>) => async () => {
    await work();
    book.count(kind);
  };
  return [
    does("saves", () => save(writing, book.acknowledged["saves"] ?? 0)),
    does("uploads, downloads and removals", () => upload(uploading)),
    does("logins, dashboards and sign-outs", () => comeAndGo(baseUrl, coming.email)),
    does("dashboards", () => readDashboard(reviewed)),
    does("reads of the desk", async () => {
      given(await desk.api(deskQueues));
      given(await desk.api(deskCases));
      await caseSeen(desk, reviewed.formId);
    }),
  ];
}

/** Reading alone does not keep a session open: the person logs in again. */
async function readDashboard(member: Member): Promise<void> {
  const answer = await member.api(insInfo);
  if (answer.ok) return;
  if (answer.refusal === "sessionExpired") await member.enter();
  given(await member.api(insInfo));
}

async function submitted(baseUrl: string): Promise<Member> {
  const member = await Member.at(baseUrl);
  const flow = await member.open(line);
  await member.prepareAs(flow, { given: { applicableAccount: { lines: [line] } }, says: "no" });
  await member.submit();
  return member;
}

async function save(member: Member, count: number): Promise<void> {
  const { revision } = await formOf(member);
  const changes = { companyInformation: { entityName: `Harbour Light ${count}` } };
  given(await member.api(saveKyc, { body: { form_id: member.formId, revision, changes } }));
}

async function upload(member: Member): Promise<void> {
  const { uid } = await member.upload("articles");
  const answer = await member.browser.fetch(pathOf(fileBytes, { uid }));
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!bytes.equals(picture)) throw new Error(`otherBytes: ${answer.status}`);
  given(await member.api(deleteFile, { body: { form_id: member.formId, uid } }));
}

async function comeAndGo(baseUrl: string, email: string): Promise<void> {
  const member = new Member(baseUrl, email);
  await member.logIn();
  given(await member.api(logout));
}
