import { checkOutcomes } from "#contract/identity/check-states.ts";
import { type Clock, minutesAfter, secondsAfter } from "../clock.ts";
import { newToken, sha256 } from "../crypto.ts";
import type { Db } from "../database/database.ts";
import type { Settings } from "../settings.ts";
import { type CheckAsked, type IdentityVendor, VendorUnavailable } from "./identity-vendor.ts";

export const sandboxMinutes = 15;
export const laterSeconds = 10;

/** What a person can choose on the sandbox's page. */
export const choices = [...checkOutcomes, "verifiedLater", "noResult", "unreachable"] as const;
export type Choice = (typeof choices)[number];

export const sandboxPath = "/sandbox/identity";

interface Given {
  settings: Settings;
  db: Db;
  clock: Clock;
}

/** Stands in for an outside vendor: no face and no document is checked; a person chooses the result. */
export function openSandbox({ settings, db, clock }: Given): IdentityVendor {
  return {
    name: "sandbox",
    async begin(asked) {
      const transaction = newToken();
      const expiresAt = minutesAfter(clock(), sandboxMinutes);
      await createCheck(db, transaction, asked, expiresAt);
      return { transaction, url: `${settings.publicUrl}${sandboxPath}/${transaction}`, expiresAt };
    },
    async check({ transaction, reference }) {
      const found = await checkOf(db, transaction);
      const now = clock();
      if (found === undefined || found.reference !== reference) return "timedOut";
      if (found.chosen === null) return found.expires_at > now ? null : "timedOut";
      if (found.chosen === "unreachable") throw new VendorUnavailable("chosen in the sandbox");
      return found.told_from! > now ? null : found.chosen;
    },
  };
}

async function createCheck(
  db: Db,
  transaction: string,
  { reference, kind, locale, returnUrl }: CheckAsked,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto("sandbox_check")
    .values({
      token_sha256: sha256(transaction),
      reference,
      kind,
      locale,
      return_url: returnUrl,
      chosen: null,
      expires_at: expiresAt,
    })
    .execute();
}

export function checkOf(db: Db, transaction: string) {
  return db
    .selectFrom("sandbox_check")
    .selectAll()
    .where("token_sha256", "=", sha256(transaction))
    .executeTakeFirst();
}

/** The first choice stands; false for a later one. `noResult` chooses nothing. */
export async function choose(
  db: Db,
  transaction: string,
  choice: Choice,
  now: Date,
): Promise<boolean> {
  if (choice === "noResult") return true;
  const isLater = choice === "verifiedLater";
  const updated = await db
    .updateTable("sandbox_check")
    .set({
      chosen: isLater ? "verified" : choice,
      told_from: isLater ? secondsAfter(now, laterSeconds) : now,
    })
    .where("token_sha256", "=", sha256(transaction))
    .where("chosen", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

const hints: Partial<Record<Choice, string>> = {
  interrupted: "interrupted",
  cameraRefused: "cameraRefused",
  unsupportedBrowser: "unsupportedBrowser",
};

/** The portal's address, with what a vendor gives a browser to carry back: never the result itself. */
export function addressBack(returnUrl: string, transaction: string, choice: Choice): string {
  const url = new URL(returnUrl);
  const response = { state: transaction, code: hints[choice] ?? "completed" };
  url.searchParams.set("response", JSON.stringify(response));
  return url.href;
}
