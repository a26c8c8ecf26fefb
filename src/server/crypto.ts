import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";
import { normalEmail } from "#contract/normal-email.ts";

/** Where a sealed value stands; it opens nowhere else. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

export interface Keys {
  /** A new data key for an account, with the form to store. */
  newDataKey(accountId: string): { key: Buffer; wrapped: Buffer };
  openDataKey(accountId: string, wrapped: Buffer): Buffer;
  /** The key by which an e-mail address is found without being read. */
  emailKey(email: string): Buffer;
  codeHmac(challengeId: string, code: string): Buffer;
  /** The key by which somebody is found whom a platform knows by this subject. */
  identityKey(issuer: string, subject: string): Buffer;
  /** What a browser gets for a platform's ticket; the same for the same ticket in the same browser. */
  entryToken(ticketHash: Buffer, preSessionId: string): string;
  auditKey: KeyObject;
  mailKey: Buffer;
  captchaKey: Buffer;
  /** By which a browser is known again in which a holder came in. */
  browserKey: Buffer;
  /** For keeping typed answers unreadable in a browser: one per account, or per browser before signing in. */
  journalKey(owner: string): Buffer;
}

const version = 1;

/** Seals bytes with AES-256-GCM, bound to the place they stand in. */
export function seal(key: Buffer, place: Place, plain: Buffer | string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(placeBytes(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), nonce, body, cipher.getAuthTag()]);
}

/** Opens what seal made; throws when a bit, the key or the place differs. */
export function unseal(key: Buffer, place: Place, sealed: Buffer): Buffer {
  if (sealed[0] !== version || sealed.length < 29) throw new Error("not a sealed value");
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 13), {
    authTagLength: 16,
  });
  decipher.setAAD(placeBytes(place)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(13, -16)), decipher.final()]);
}

const placeBytes = ({ table, column, row }: Place): Buffer =>
  Buffer.from(`${table}|${column}|${row}`);

/** Derives every key the portal uses from the master key, one label each. */
export function keysFrom(master: Buffer): Keys {
  const derive = (label: string) => Buffer.from(hkdfSync("sha256", master, "gatehouse", label, 32));
  const wrap = derive("account data keys");
  const emails = derive("e-mail addresses");
  const codes = derive("e-mail codes");
  const identities = derive("platform identities");
  const entries = derive("platform entries");
  const place = (accountId: string): Place => ({
    table: "account",
    column: "data_key",
    row: accountId,
  });
  return {
    newDataKey(accountId) {
      const key = randomBytes(32);
      return { key, wrapped: seal(wrap, place(accountId), key) };
    },
    openDataKey: (accountId, wrapped) => unseal(wrap, place(accountId), wrapped),
    emailKey: (email) => createHmac("sha256", emails).update(normalEmail(email)).digest(),
    codeHmac: (challengeId, code) =>
      createHmac("sha256", codes).update(`${challengeId}|${code}`).digest(),
    identityKey: (issuer, subject) =>
      createHmac("sha256", identities)
        .update(JSON.stringify([issuer, subject]))
        .digest(),
    entryToken: (ticketHash, preSessionId) =>
      createHmac("sha256", entries)
        .update(`${ticketHash.toString("hex")}|${preSessionId}`)
        .digest("base64url"),
    auditKey: createSecretKey(derive("audit trail")),
    mailKey: derive("mail"),
    captchaKey: derive("captcha answers"),
    browserKey: derive("known browsers"),
    journalKey: (owner) => derive(`journal|${owner}`),
  };
}

export const sha256 = (bytes: Buffer | string): Buffer =>
  createHash("sha256").update(bytes).digest();

/** A new 256-bit secret as text for a cookie or a proof. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** So many figures that cannot be foretold, leading zeros included. */
export const newCode = (digits: number): string =>
  String(randomInt(0, 10 ** digits)).padStart(digits, "0");

export const sameBytes = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && timingSafeEqual(a, b);
