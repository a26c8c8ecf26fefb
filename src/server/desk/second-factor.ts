import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { decrypt, encrypt, type Keys } from "../crypto.ts";

const stepSeconds = 30;
/** Clocks may be one step apart. RFC 6238, section 5.2. */
const window = 1;
const recoveryCodes = 8;
/** Crockford's base32: no letter looks like a digit. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 5 bits each. */
const recoveryLetters = 16;

const place = (personId: string) => ({
  table: "desk_person",
  column: "totp_secret",
  row: personId,
});

const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: "Gatehouse desk", label, secret, period: stepSeconds, digits: 6 });

export interface Enrolment {
  /** Base32, for the authenticator app. */
  secret: string;
  uri: string;
  recovery: string[];
  encryptedSecret: Buffer;
  recoveryHashes: Buffer[];
}

/** A new secret and recovery codes; shown once. */
export function enrol(keys: Keys, personId: string, email: string): Enrolment {
  const secret = new Secret({ size: 20 });
  const recovery = Array.from({ length: recoveryCodes }, newRecoveryCode);
  return {
    secret: secret.base32,
    uri: totpOf(secret, email).toString(),
    recovery,
    encryptedSecret: encrypt(keys.deskKey, place(personId), secret.base32),
    recoveryHashes: recovery.map((code) => recoveryHash(keys, personId, code)),
  };
}

type Enrolled = { id: string; email: string; totp_secret: Buffer };

/** What the authenticator app of a person is given, as text and as a picture. */
export function secretOf(keys: Keys, { id, email, totp_secret }: Enrolled) {
  const secret = decrypt(keys.deskKey, place(id), totp_secret).toString();
  const { size, data } = encode(totpOf(Secret.fromBase32(secret), email).toString(), { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x} ${y}h1v1h-1z` : [])));
  return { secret, picture: { size, path: dark.join("") } };
}

/** The step of the code, which counts up; null when it is wrong. */
export function stepOf(
  keys: Keys,
  person: { id: string; totp_secret: Buffer },
  code: string,
  now: Date,
): number | null {
  const base32 = decrypt(keys.deskKey, place(person.id), person.totp_secret).toString();
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(base32), "").validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

function newRecoveryCode(): string {
  const drawn = Array.from({ length: recoveryLetters }, () => letters[randomInt(letters.length)]);
  return drawn.join("").replace(/.{4}(?!$)/g, "$&-");
}

/** As it is typed: in any case and grouping, O for 0, and I or L for 1. */
export const recoveryHash = (keys: Keys, personId: string, typed: string): Buffer =>
  keys.recoveryHmac(
    personId,
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, "")
      .replaceAll("O", "0")
      .replace(/[IL]/g, "1"),
  );
