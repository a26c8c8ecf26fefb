import { holderOf, namesOf } from "../accounts/member-queries.ts";
import { limitLinkLookups } from "../accounts/link-lookup-limit.ts";
import { type Tx, tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { checkReadsPerPlace, spendUse } from "../http/rate-limits.ts";
import { nameForStrangers } from "../mail/person-name.ts";
import { Refused } from "../refused.ts";
import { type Check, checkSince } from "./check-queries.ts";
import { type Link, linkBy } from "./link-queries.ts";
import { type KeysAndTime, namedPeople } from "./named-people.ts";

export interface OpenLink {
  link: Link;
  /** What the page of the link may say: nothing else of the account. */
  names: { applicant: string; person: string };
  check: Check | null;
}

/** Rejects with linkExpired: unknown, ended, expired, or of a person who is no longer named. */
export async function openLink(context: Context, token: string): Promise<OpenLink> {
  const { db, keys, now } = context;
  const limit = { key: `checks a minute|${context.addressRange}`, ...checkReadsPerPlace };
  await spendUse(db, limit, now);
  const opened = await tx(db, async (handle) => {
    const link = await linkBy(handle, keys, token, now);
    const names = link && (await namesOn(handle, context, link));
    return names && { link, names, check: await checkSince(handle, link) };
  });
  if (opened) return opened;
  await limitLinkLookups(context, "identity links");
  throw new Refused("linkExpired");
}

async function namesOn(
  handle: Tx,
  context: KeysAndTime,
  link: Link,
): Promise<OpenLink["names"] | null> {
  const { account_id: accountId, person } = link;
  const holder = await holderOf(handle, accountId);
  if (link.kind === "face") {
    const name = (await namesOf(handle, accountId)).get(holder.id) ?? "";
    const own = nameForStrangers(name, holder.to);
    return { applicant: own, person: own };
  }
  const named = (await namedPeople(handle, context, accountId)).find(({ id }) => id === person);
  return named
    ? {
        applicant: nameForStrangers(named.applicant, holder.to),
        person: nameForStrangers(named.name, named.email),
      }
    : null;
}
