import type { ReplyTo } from "#contract/calls/call.ts";
import type { identityChecks, PersonCheck } from "#contract/calls/identity/identity.ts";
import { limits } from "#contract/limits.ts";
import { daysAfter } from "../clock.ts";
import { sameBytes } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { type Check, newestChecks } from "./check-queries.ts";
import { newestLinks, type SentLink } from "./link-queries.ts";
import { allNamed, type KeysAndTime, type NamedPerson } from "./named-people.ts";

type Standing = ReplyTo<typeof identityChecks> & {
  face: { verified_at: number | null };
  /** They have no check. */
  children: NamedPerson[];
};

/** How the checks of an account stand. */
export async function standingOf(
  handle: Tx,
  { keys, now }: KeysAndTime,
  accountId: string,
): Promise<Standing> {
  const [named, links, checks] = await Promise.all([
    allNamed(handle, { keys, now }, accountId),
    newestLinks(handle, accountId),
    newestChecks(handle, accountId),
  ]);
  const face = checks.find(({ kind }) => kind === "face");
  return {
    face: { verified_at: face?.state === "verified" ? face.ended_at!.getTime() : null },
    children: named.filter(({ isChild }) => isChild),
    people: named.flatMap((person) => {
      if (person.isChild) return [];
      const link = links.find((each) => each.person === person.id);
      // What belongs to another address, which a line that goes on no more named, is not this person's.
      if (isForOther(link, keys.emailKey(person.email)))
        return personOf(person, undefined, undefined, now);
      const check = checks.find((each) => each.person === person.id && each.kind === "identity");
      return personOf(person, link, check, now);
    }),
  };
}

/** Whether the link of a person went to another address. */
export const isForOther = (link: Pick<SentLink, "email_key"> | undefined, emailKey: Buffer) =>
  Boolean(link?.email_key && !sameBytes(link.email_key, emailKey));

const failed = ["failed", "notSamePerson"];

function personOf(
  { id, name, email }: NamedPerson,
  link: SentLink | undefined,
  check: Check | undefined,
  now: Date,
): PersonCheck {
  const of = (state: PersonCheck["state"], at: Date | null): PersonCheck => ({
    person: id,
    name,
    email,
    state,
    at: at && at.getTime(),
  });
  if (check?.state === "verified") return of("verified", check.ended_at);
  if (check?.state === "underWay" && check.expires_at > now) return of("underWay", check.begun_at);
  const isNewer = check?.ended_at && (!link || check.ended_at >= link.created_at);
  if (isNewer && failed.includes(check.state)) return of("failed", check.ended_at);
  if (!link || link.ended_at) return of("notSent", null);
  const isLate = daysAfter(link.created_at, limits.identityLateDays) <= now;
  return of(isLate ? "late" : "sent", link.created_at);
}
