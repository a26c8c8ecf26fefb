import { markerOf } from "#contract/brands.ts";
import { limits } from "#contract/limits.ts";
import type * as calls from "#contract/calls/identity/identity.ts";
import { accountOf } from "../accounts/account-queries.ts";
import { lockHead } from "../audit.ts";
import { minutesAfter } from "../clock.ts";
import { inAccount, type Tx } from "../database/database.ts";
import type { Handler } from "../http/handler.ts";
import { spendUse, faceLinks } from "../http/rate-limits.ts";
import { Refused } from "../refused.ts";
import { beginCheckOf, rejectUnavailable } from "./begin-check.ts";
import { stateOf } from "./check-queries.ts";
import { standingOf } from "./identity-standing.ts";
import { createLink, newestLinks } from "./link-queries.ts";
import { namedPeople } from "./named-people.ts";
import { openLink } from "./open-link.ts";
import { sendLink } from "./send-links.ts";
import { settleCheck, targetOf } from "./settle-check.ts";

export const newZolozLink: Handler<typeof calls.newZolozLink> = (context) => {
  const { accountId } = context.member();
  const { now, settings, brand } = context;
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    if (!(await isIndividual(handle, accountId))) throw new Refused("faceNotNeeded");
    const limit = { key: `face links|${accountId}`, ...faceLinks };
    await spendUse(handle, limit, now);
    const expires = minutesAfter(now, limits.faceLinkMinutes);
    const subject = { accountId, kind: "face", person: "" } as const;
    const token = await createLink(handle, context.keys, subject, { emailKey: null, expires }, now);
    await context.audit(handle, { action: "face.link", target: targetOf("") });
    return {
      url: `${settings.publicUrl}/kyc/zoloz${markerOf(brand)}#${token}`,
      expires_at: expires.getTime(),
    };
  });
};

const isIndividual = async (handle: Tx, accountId: string): Promise<boolean> =>
  (await accountOf(handle, accountId)).registerType === "individual";

export const newJumioLink: Handler<typeof calls.newJumioLink> = (context, { body }) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    const people = await namedPeople(handle, context, accountId);
    const person = people.find(({ id }) => id === body.person);
    if (!person) throw new Refused("notFound");
    const { people: standing } = await standingOf(handle, context, accountId);
    if (standing.some((each) => each.person === person.id && each.state === "verified"))
      throw new Refused("notPossible");
    const links = await newestLinks(handle, accountId);
    const before = links.find((each) => each.person === person.id);
    const sent = await sendLink(handle, context, person, before);
    if (!sent.sent) throw new Refused("tooMany", { seconds: sent.secondsLeft });
    return { email: person.email, expires_at: sent.expires.getTime() };
  });
};

export const zolozH5: Handler<typeof calls.zolozH5> = async (context, { query }) => {
  const { link, names, check } = await openLink(context, query.ticket);
  return {
    kind: link.kind,
    state: stateOf(check, context.now),
    ...names,
    vendor: context.settings.vendors[link.kind].name,
    expires_at: link.expires_at.getTime(),
  };
};

export const beginCheck: Handler<typeof calls.beginCheck> = async (context, { body }) => {
  const { link } = await openLink(context, body.ticket);
  const url = await beginCheckOf(context, link);
  return url === null ? { state: "verified", url: "" } : { state: "underWay", url };
};

export const zolozCheckResult: Handler<typeof calls.zolozCheckResult> = async (
  context,
  { body },
) => {
  const { check } = await openLink(context, body.ticket);
  if (check?.state !== "underWay") return { state: stateOf(check, context.now) };
  const state = await settleCheck(context, check, body.response).catch(rejectUnavailable);
  return { state };
};

export const identityChecks: Handler<typeof calls.identityChecks> = (context) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const isPerson = await isIndividual(handle, accountId);
    const { face, people } = await standingOf(handle, context, accountId);
    return { face: isPerson ? face : null, people };
  });
};
