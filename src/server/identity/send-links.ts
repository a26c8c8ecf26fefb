import { type Brand, brands } from "#contract/brands.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { limits } from "#contract/limits.ts";
import { readerOf } from "../accounts/member-queries.ts";
import { daysAfter } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { consumeAll, identityLinks, invitations } from "../http/rate-limits.ts";
import { identityMail } from "../mail/identity-mails.ts";
import { postMail } from "../mail/mail.ts";
import { nameForStrangers } from "../mail/person-name.ts";
import { newestChecks, supersedeChecks } from "./check-queries.ts";
import { createLink, endLinks, endOtherLinks, newestLinks, type SentLink } from "./link-queries.ts";
import { isForOther } from "./identity-standing.ts";
import { namedPeople, type NamedPerson } from "./named-people.ts";
import { targetOf } from "./settle-check.ts";

/**
 * After a submission: every person who is named and not verified has a link, and no other person has. Sends nothing
 * beyond the budget of mails; the account holder then sees whose link was not sent.
 */
export async function sendMissingLinks(handle: Tx, context: Context): Promise<void> {
  const { keys, now } = context;
  const { accountId } = context.member();
  const people = await namedPeople(handle, context, accountId);
  const [links, checks] = await Promise.all([
    newestLinks(handle, accountId),
    newestChecks(handle, accountId),
  ]);
  await endOtherLinks(
    handle,
    accountId,
    people.map(({ id }) => id),
    now,
  );
  for (const person of people) {
    const link = links.find((each) => each.person === person.id);
    const isLive = link && link.ended_at === null && link.expires_at > now;
    const isSame = link && !isForOther(link, keys.emailKey(person.email));
    const isVerified = checks.some(
      (each) => each.person === person.id && each.state === "verified",
    );
    if (!isSame || !(isLive || isVerified)) await sendLink(handle, context, person, link);
  }
}

/** Another address is another person, who verifies their own identity. */
async function supersede(handle: Tx, context: Context, { id: person }: NamedPerson): Promise<void> {
  const { accountId } = context.member();
  const subject = { accountId, kind: "identity", person } as const;
  if (await supersedeChecks(handle, subject, context.now))
    await context.audit(handle, { action: "identity.supersede", target: targetOf(person) });
}

export type Sent = { sent: true; expires: Date } | { sent: false; secondsLeft: number };

/** Ends the person's newest link `before` and what was checked for another address, and sends a new one within the budget of mails. */
export async function sendLink(
  handle: Tx,
  context: Context,
  person: NamedPerson,
  before: SentLink | undefined,
): Promise<Sent> {
  const { keys, now, settings } = context;
  const { accountId } = context.member();
  const emailKey = keys.emailKey(person.email);
  if (isForOther(before, emailKey)) await supersede(handle, context, person);
  await endLinks(handle, accountId, person.id, now);
  const consumed = await consumeAll(handle, budgetsOf(accountId, emailKey), now);
  if (!consumed.allowed) return { sent: false, secondsLeft: consumed.secondsLeft };
  const expires = daysAfter(now, limits.identityLinkDays);
  const subject = { accountId, kind: "identity", person: person.id } as const;
  const token = await createLink(handle, keys, subject, { emailKey, expires }, now);
  const holder = await readerOf(handle, settings, accountId);
  const { brand } = holder;
  const reader = { to: person.email, locale: person.locale ?? holder.locale, brand };
  const mail = identityMail(reader, {
    applicant: nameForStrangers(person.applicant, holder.to),
    person: nameForStrangers(person.name, person.email),
    link: `${settings.publicUrl}/kyc/zolozAuthentication${searchOf(reader)}#${token}`,
    expires,
  });
  await postMail(handle, keys, mail, now);
  const target = targetOf(person.id);
  await context.audit(handle, { action: "identity.link", target });
  return { sent: true, expires };
}

/** Opens the page in the language of the mail, whatever the browser prefers. */
function searchOf({ locale, brand }: { locale: Locale; brand: Brand }): string {
  const { marker } = brands[brand];
  const source = marker === null ? {} : { source: marker };
  return `?${new URLSearchParams({ ...source, locale: locales[locale].wire })}`;
}

const budgetsOf = (accountId: string, emailKey: Buffer) => [
  { key: `identity links an hour|${accountId}`, ...identityLinks.fromAccountAnHour },
  { key: `identity links a day|${accountId}`, ...identityLinks.fromAccountADay },
  { key: `invitations|${emailKey.toString("hex")}`, ...invitations.toAddress },
];
