import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { formVersion } from "#contract/forms/flows/flow-ids.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf } from "#contract/forms/flows/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { beginSession } from "#server/sessions/sessions.ts";
import { inAccount } from "#server/database/database.ts";
import { addCollaborator } from "#server/collaborators/collaborator-queries.ts";
import { signedIn } from "#tests/access/world.ts";
import { fillIn, load, save } from "#tests/support/server/applicant.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import {
  type Browser,
  type Member,
  noon,
  today,
  sharedPortal,
} from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const read = ({ api }: Pick<Browser, "api">, id: string) => api(submittedForm, { params: { id } });

/** A collaborator of the account, in a new browser. */
async function aCollaboratorOf({ accountId }: Member): Promise<Browser> {
  const { services } = portal;
  const now = services.clock();
  const email = newEmail();
  const { token } = await inAccount(services.db, accountId, async (handle) => {
    const person = {
      accountId,
      email,
      emailKey: services.keys.emailKey(email),
      locale: "en",
    } as const;
    const memberId = await addCollaborator(handle, services.keys, person, now);
    const seen = { addressRange: "198.51.100.1", userAgent: undefined };
    return beginSession(
      handle,
      portal.services.keys,
      { memberId, accountId, role: "assistant", ...seen },
      now,
    );
  });
  return signedIn(portal, token);
}

test("a submitted application is read back as it was shown, by the holder and by a collaborator", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  const before = await load(member);
  dataOf(await member.api(saveKyc, { body }));
  portal.pass(600);
  const reply = dataOf(await read(member, member.formId));
  expect(reply).toEqual({
    form_id: member.formId,
    flow: "institutional",
    form: formVersion,
    reference: before.reference,
    submitted_at: noon.getTime(),
    reply_by: "2026-11-27",
    receipt_to: member.email,
    identity_checks: 2,
    lines: ["exchange", "custodyHongKong"],
    submitted_by: "Mei Lin",
    today,
    rules_on: before.rules_on,
    numbers_need: "password",
    answers: askedOf(flowOn("institutional", before.rules_on), before.answers as AllAnswers),
  });
  expect(dataOf(await read(await aCollaboratorOf(member), member.formId))).toEqual({
    ...reply,
    numbers_need: "newSession",
  });
});

test("nothing is found of a draft, of another account's application, or of none", async () => {
  const [member, other] = [await portal.member(), await portal.member()];
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const { revision } = await load(other);
  dataOf(
    await save(other, revision, { companyInformation: { entityName: "Second Light Limited" } }),
  );
  expect([
    refusal(await read(other, other.formId)),
    refusal(await read(other, member.formId)),
    refusal(await read(await aCollaboratorOf(other), member.formId)),
    refusal(await read(member, randomUUID())),
    refusal(await read(member, "no-id")),
  ]).toEqual(["notFound", "notFound", "notFound", "notFound", "malformed"]);
});
