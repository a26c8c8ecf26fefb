import { expect, test } from "vitest";
import { tellHolderReady } from "#contract/calls/collaborators.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { fillIn, load } from "#tests/support/server/applicant.ts";
import { collaboratorOf } from "#tests/support/server/invited.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { bucketKey } from "../http/rate-limits.ts";

const portal = sharedPortal();

const tell = ({ api, formId }: Pick<Member, "api" | "formId">) =>
  api(tellHolderReady, { body: { form_id: formId } });

async function aTeam() {
  const holder = await portal.member();
  return { holder, collaborator: await collaboratorOf(portal, holder) };
}

const readyMails = async ({ email }: Member) =>
  (await portal.mailsTo(email)).filter(({ kind }) => kind === "applicationReady");

const entries = ({ accountId }: Member) =>
  portal.rows("select action, target from audit where account_id = $1 and action = $2", [
    accountId,
    "application.ready",
  ]);

test("the holder gets a mail in their language with a link to the review; the form says when", async () => {
  const { holder, collaborator } = await aTeam();
  await portal.rows(
    "update member set locale = 'zh-TW' where account_id = $1 and role = 'holder'",
    [holder.accountId],
  );
  const { told_at } = dataOf(await tell(collaborator));
  const [mail, ...more] = await readyMails(holder);
  expect([mail!.locale, mail!.text.includes(collaborator.email), more]).toEqual([
    "zh-TW",
    true,
    [],
  ]);
  expect(mail!.text).toContain(`/kyc/verify?form=${holder.formId}&section=acknowledgement`);
  expect([(await load(holder)).told_ready_at, (await load(collaborator)).told_ready_at]).toEqual([
    told_at,
    told_at,
  ]);
  expect(await entries(holder)).toEqual([
    { action: "application.ready", target: `application ${holder.formId}` },
  ]);
});

test("a repeat within ten minutes sends nothing, whichever collaborator asks; a later one does", async () => {
  const { holder, collaborator } = await aTeam();
  const second = await collaboratorOf(portal, holder);
  const first = dataOf(await tell(collaborator));
  expect(dataOf(await tell(second))).toEqual(first);
  portal.pass(limits.readyAgainMinutes * 60);
  const later = dataOf(await tell(second));
  expect(later.told_at).toBeGreaterThan(first.told_at);
  expect([(await readyMails(holder)).length, (await entries(holder)).length]).toEqual([2, 2]);
});

test("the mails of an account are limited, and a refused one leaves nothing behind", async () => {
  const { holder, collaborator } = await aTeam();
  const ends_at = new Date(Date.now() + 400 * 86_400_000);
  const spent = { key: bucketKey(`ready mails a day|${holder.accountId}`), taken: 12, ends_at };
  await portal.services.db.insertInto("rate_bucket").values(spent).execute();
  expect(refusal(await tell(collaborator))).toEqual("tooMany");
  expect([await readyMails(holder), await entries(holder)]).toEqual([[], []]);
  expect((await load(holder)).told_ready_at).toEqual(null);
});

test("of a submitted application the holder is told nothing", async () => {
  const { holder, collaborator } = await aTeam();
  dataOf(await holder.api(saveKyc, { body: await fillIn(holder) }));
  expect(refusal(await tell(collaborator))).toEqual("alreadySubmitted");
  expect(await readyMails(holder)).toEqual([]);
});
