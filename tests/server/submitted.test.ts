import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { formVersion } from "#contract/forms/flow-ids.ts";
import { flowOn } from "#contract/forms/flows.ts";
import { askedOf } from "#contract/forms/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { beginSession } from "#server/sessions.ts";
import { inAccount } from "#server/store/database.ts";
import { addCollaborator } from "#server/store/queries/collaborator.ts";
import { signedIn } from "./access/world.ts";
import { fillIn, load, save } from "./applicant.ts";
import {
  aMember,
  type Browser,
  given,
  type Member,
  noon,
  openPortal,
  type Portal,
  refusal,
  someone,
  today,
} from "./portal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const read = ({ api }: Pick<Browser, "api">, id: string) => api(submittedForm, { params: { id } });

/** Somebody who works on the account of a holder, in a browser of their own. */
async function aCollaboratorOf({ accountId }: Member): Promise<Browser> {
  const { parts } = portal;
  const now = parts.clock();
  const email = someone();
  const { token } = await inAccount(parts.db, accountId, async (handle) => {
    const person = {
      accountId,
      email,
      emailKey: parts.keys.emailKey(email),
      locale: "en",
    } as const;
    const memberId = await addCollaborator(handle, person, now);
    const seen = { addressRange: "198.51.100.1", userAgent: undefined };
    return beginSession(handle, { memberId, accountId, role: "assistant", ...seen }, now);
  });
  return signedIn(portal, token);
}

test("what was handed in is read back as it was shown, by the holder and by a collaborator", async () => {
  const member = await aMember(portal);
  const body = await fillIn(member);
  const before = await load(member);
  given(await member.api(saveKyc, { body }));
  portal.pass(600);
  const reply = given(await read(member, member.formId));
  expect(reply).toEqual({
    form_id: member.formId,
    flow: "institutional",
    form: formVersion,
    reference: before.reference,
    submitted_at: noon.getTime(),
    reply_by: "2026-11-27",
    lines: ["exchange", "custodyHongKong"],
    submitted_by: "Mei Lin",
    today,
    rules_on: before.rules_on,
    answers: askedOf(flowOn("institutional", before.rules_on), before.answers as AllAnswers),
  });
  expect(given(await read(await aCollaboratorOf(member), member.formId))).toEqual(reply);
});

test("nothing is found of a draft, of another account's application, or of none", async () => {
  const [member, other] = [await aMember(portal), await aMember(portal)];
  given(await member.api(saveKyc, { body: await fillIn(member) }));
  const { revision } = await load(other);
  given(
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
