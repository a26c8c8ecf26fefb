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
import { normalEmail } from "#contract/accounts/normal-email.ts";

/** Bound into the encryption: a value decrypts only in this place. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

export interface Keys {
  /** `wrapped` is stored. */
  newDataKey(accountId: string): { key: Buffer; wrapped: Buffer };
  openDataKey(accountId: string, wrapped: Buffer): Buffer;
  /** Finds an address that is not stored readable. */
  emailKey(email: string): Buffer;
  codeHmac(challengeId: string, code: string): Buffer;
  /** Of a random token, as it is stored: without the key no one makes one that the portal accepts. `bound`: what it is good for. */
  tokenHmac(table: TokenTable, token: string, bound?: readonly string[]): Buffer;
  /** Over what a row grants: without the key no one writes a row that the portal accepts. */
  rowSeal(table: string, parts: readonly SealedPart[]): Buffer;
  /** False, with an alert that names table and row, where the seal is over something else. */
  isSealed(table: string, row: Sealed, parts: readonly SealedPart[]): boolean;
  /** Tells people who are named apart, without their names. */
  personKey(row: string, name: string): Buffer;
  /** Tells the answers of one account apart, without what they are. */
  answerHash(accountId: string, answer: string): Buffer;
  identityKey(issuer: string, subject: string): Buffer;
  /** The same for the same ticket in the same browser. */
  entryToken(ticketHash: Buffer, preSessionId: string): string;
  auditKey: KeyObject;
  mailKey: Buffer;
  captchaKey: Buffer;
  /** Signs the marks of known browsers. */
  browserKey: Buffer;
  /** Signs what only who reads the mail of an address can give. */
  mailboxKey: Buffer;
  /** Finds a person of the desk; another key than that of an applicant with the same address. */
  deskEmailKey(email: string): Buffer;
  /** Encrypts second factors of the desk. */
  deskKey: Buffer;
  recoveryHmac(personId: string, code: string): Buffer;
  /** Encrypts what is unsaved in a browser; one per account, per person of the desk, or per browser before login. */
  journalKey(owner: string): Buffer;
  /** In the addresses of the development pages. */
  developmentKey: string;
  /** One per file of a backup. */
  backupKey(file: string): Buffer;
}

/** Tables that hold tokens: one of a table is worth nothing in another. */
export type TokenTable =
  | "account_token"
  | "captcha"
  | "challenge"
  | "desk_person"
  | "desk_session"
  | "email_undo"
  | "identity_link"
  | "own_data_ticket"
  | "platform_ticket"
  | "pre_session"
  | "session"
  | "ticket";

type SealedPart = string | number | Buffer | Date | null;

export interface Sealed {
  id: string;
  seal: Buffer;
}

/** Told of a row whose seal does not fit it. */
export type BrokenSeal = (table: string, row: string) => void;

const version = 1;

/** AES-256-GCM. */
export function encrypt(key: Buffer, place: Place, plain: Buffer | string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", createSecretKey(key), nonce);
  cipher.setAAD(placeBytes(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), nonce, body, cipher.getAuthTag()]);
}

/** Throws when a bit, the key or the place differs. */
export function decrypt(key: Buffer, place: Place, encrypted: Buffer): Buffer {
  if (encrypted[0] !== version || encrypted.length < 29) throw new Error("not an encrypted value");
  const nonce = encrypted.subarray(1, 13);
  const decipher = createDecipheriv("aes-256-gcm", createSecretKey(key), nonce, {
    authTagLength: 16,
  });
  decipher.setAAD(placeBytes(place)).setAuthTag(encrypted.subarray(-16));
  return Buffer.concat([decipher.update(encrypted.subarray(13, -16)), decipher.final()]);
}

const placeBytes = ({ table, column, row }: Place): Buffer =>
  Buffer.from(`${table}|${column}|${row}`);

const hmac = (key: KeyObject, text: string) => createHmac("sha256", key).update(text).digest();

const place = (row: string): Place => ({ table: "account", column: "data_key", row });

function rowSeals(key: KeyObject, onBroken: BrokenSeal): Pick<Keys, "rowSeal" | "isSealed"> {
  const rowSeal: Keys["rowSeal"] = (table, parts) => {
    const texts = parts.map((part) => (part instanceof Buffer ? part.toString("hex") : part));
    return hmac(key, JSON.stringify([table, ...texts]));
  };
  return {
    rowSeal,
    isSealed(table, { id, seal: given }, parts) {
      const isRight = sameBytes(given, rowSeal(table, parts));
      if (!isRight) onBroken(table, id);
      return isRight;
    },
  };
}

/** Node takes several times as long with the bytes of a key as with a key object. */
function derivedFrom(root: Buffer) {
  const derive = (label: string) => Buffer.from(hkdfSync("sha256", root, "gatehouse", label, 32));
  return { derive, secret: (label: string) => createSecretKey(derive(label)) };
}

/** All from the root key. */
export function keysFrom(root: Buffer, onBrokenSeal: BrokenSeal): Keys {
  const { derive, secret } = derivedFrom(root);
  const wrap = derive("account data keys");
  const emails = secret("e-mail addresses");
  const deskEmails = secret("desk e-mail addresses");
  const codes = secret("e-mail codes");
  const tokens = secret("tokens");
  const recoveryCodes = secret("desk recovery codes");
  const people = secret("names of people");
  const answers = secret("judged answers");
  const identities = secret("platform identities");
  const entries = secret("platform entries");
  return {
    newDataKey(accountId) {
      const key = randomBytes(32);
      return { key, wrapped: encrypt(wrap, place(accountId), key) };
    },
    openDataKey: (accountId, wrapped) => decrypt(wrap, place(accountId), wrapped),
    emailKey: (email) => hmac(emails, normalEmail(email)),
    codeHmac: (challengeId, code) => hmac(codes, `${challengeId}|${code}`),
    tokenHmac: (table, token, bound = []) => hmac(tokens, JSON.stringify([table, ...bound, token])),
    ...rowSeals(secret("rows"), onBrokenSeal),
    personKey: (row, name) => hmac(people, JSON.stringify([row, name])),
    answerHash: (accountId, answer) => hmac(answers, `${accountId}|${answer}`),
    identityKey: (issuer, subject) => hmac(identities, JSON.stringify([issuer, subject])),
    entryToken: (ticketHash, preSessionId) =>
      hmac(entries, `${ticketHash.toString("hex")}|${preSessionId}`).toString("base64url"),
    auditKey: secret("audit trail"),
    mailKey: derive("mail"),
    captchaKey: derive("captcha answers"),
    browserKey: derive("known browsers"),
    mailboxKey: derive("readers of a mailbox"),
    deskEmailKey: (email) => hmac(deskEmails, normalEmail(email)),
    deskKey: derive("desk second factors"),
    recoveryHmac: (personId, code) => hmac(recoveryCodes, `${personId}|${code}`),
    journalKey: (owner) => derive(`journal|${owner}`),
    developmentKey: derive("development pages").toString("base64url").slice(0, 22),
    backupKey: (file) => derive(`backup|${file}`),
  };
}

export const sha256 = (bytes: Buffer | string): Buffer =>
  createHash("sha256").update(bytes).digest();

/** 256 bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const newCode = (digits: number): string =>
  String(randomInt(0, 10 ** digits)).padStart(digits, "0");

export const sameBytes = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && timingSafeEqual(a, b);
