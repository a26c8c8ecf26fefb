import { markerOf } from "#contract/brands.ts";
import { randomUUID } from "node:crypto";
import { limits } from "#contract/limits.ts";
import { dataKeyOf } from "../accounts/account-queries.ts";
import { lockHead } from "../audit.ts";
import { decrypt, encrypt, sha256 } from "../crypto.ts";
import { inAccount, type Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import {
  type CheckBegun,
  type IdentityVendor,
  VendorUnavailable,
} from "../vendors/identity-vendor.ts";
import { endTurn, inTurn, takeTurn } from "./begin-turns.ts";
import {
  type Check,
  checksToday,
  checkSince,
  createCheck,
  liveCheck,
  referenceOf,
  subjectOf,
} from "./check-queries.ts";
import { isOpen, type Link, type Subject } from "./link-queries.ts";
import { saveEnd, settleCheck, targetOf } from "./settle-check.ts";

/** The address of the vendor's page for the check that is under way, else for a new one; null once it is verified. */
export async function beginCheckOf(context: Context, link: Link): Promise<string | null> {
  const { db, now } = context;
  const vendor = context.vendors[link.kind];
  if (!vendor) throw new Refused("vendorUnavailable");
  const subject = subjectOf(link);
  const inOwn = <Result>(work: (handle: Tx) => Promise<Result>) =>
    inAccount(db, subject.accountId, work);
  const before = await inOwn((handle) => liveCheck(handle, subject));
  if (before) await settleCheck(context, before, "").catch(ignoreUnavailable);
  const id = randomUUID();
  const next = await inTurn(() =>
    inOwn(async (handle) =>
      (await takeTurn(handle, subject, id, now)) ? nextOf(handle, context, link) : null,
    ),
  );
  try {
    if (next !== "begin") return next.url;
    const begun = await begin(context, vendor, { id, subject });
    return await inOwn((handle) => finish(handle, context, link, { id, vendor, begun }));
  } finally {
    await inOwn((handle) => endTurn(handle, id));
  }
}

async function finish(
  handle: Tx,
  context: Context,
  link: Link,
  { id, vendor, begun }: { id: string; vendor: IdentityVendor; begun: CheckBegun },
): Promise<string | null> {
  const subject = subjectOf(link);
  await lockHead(handle, subject.accountId);
  if (!(await isOpen(handle, link))) throw new Refused("linkExpired");
  const next = await nextOf(handle, context, link);
  if (next !== "begin") return next.url;
  const over = await liveCheck(handle, subject);
  if (over) await saveEnd(handle, context, over, "timedOut");
  await saveCheck(handle, context, { id, subject, vendor: vendor.name, begun });
  return begun.url;
}

/** A new check, or the page of the one that is under way; null for the address of a check that is verified. */
async function nextOf(
  handle: Tx,
  context: Context,
  link: Link,
): Promise<"begin" | { url: string | null }> {
  const subject = subjectOf(link);
  const live = await liveCheck(handle, subject);
  if (live && live.expires_at > context.now) return { url: await urlOf(handle, context, live) };
  if ((await checkSince(handle, link))?.state === "verified") return { url: null };
  if ((await checksToday(handle, subject, context.now)) >= limits.checksADay)
    throw new Refused("checksSpent");
  return "begin";
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof VendorUnavailable)) throw error;
}

interface Beginning {
  id: string;
  subject: Subject;
}

function begin(
  { settings, locale, brand }: Context,
  vendor: IdentityVendor,
  { id, subject }: Beginning,
): Promise<CheckBegun> {
  const asked = {
    kind: subject.kind,
    reference: referenceOf({ id }),
    subject: subjectAtVendor(subject),
    returnUrl: `${settings.publicUrl}/kyc/zoloz${markerOf(brand)}`,
    locale,
  };
  return vendor.begin(asked).catch(rejectUnavailable);
}

export function rejectUnavailable(error: unknown): never {
  throw error instanceof VendorUnavailable ? new Refused("vendorUnavailable") : error;
}

/** The same for each check of a person; tells nothing about them. */
const subjectAtVendor = ({ accountId, person }: Subject): string =>
  sha256(`${accountId}|${person}`).toString("hex").slice(0, 32);

async function saveCheck(
  handle: Tx,
  context: Context,
  { id, subject, vendor, begun }: Beginning & { vendor: string; begun: CheckBegun },
): Promise<void> {
  const { accountId, kind, person } = subject;
  const { keys, now, guest } = context;
  const key = await dataKeyOf(handle, keys, accountId);
  const { transaction, expiresAt } = begun;
  const encryptedUrl = encrypt(key, placeOf(id), begun.url);
  await createCheck(handle, subject, { id, vendor, transaction, encryptedUrl, expiresAt }, now);
  await context.audit(handle, {
    accountId,
    ...(guest?.accountId === accountId ? {} : { actor: "link" }),
    action: `${kind}.begin`,
    target: targetOf(person),
  });
}

async function urlOf(
  handle: Tx,
  { keys }: Context,
  { id, account_id: accountId, sealed_url: encrypted }: Check,
): Promise<string> {
  const key = await dataKeyOf(handle, keys, accountId);
  return decrypt(key, placeOf(id), encrypted).toString();
}

const placeOf = (row: string) => ({ table: "identity_check", column: "sealed_url", row });
