import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import {
  type AgreementText,
  canonicalText,
  type TextName,
} from "#contract/agreements/agreement.ts";
import { agreementVersions, textNamed } from "#contract/agreements/versions.ts";
import { inForce } from "#contract/editions.ts";
import { sha256 } from "../crypto.ts";

/** `today`: YYYY-MM-DD. */
export const versionInForce = (agreement: AgreementId, today: string): string =>
  inForce(agreementVersions[agreement], today).version;

export interface HashedText {
  text: AgreementText;
  sha256: Buffer;
}

/** Null for a version that does not exist. */
export function hashedText(name: TextName): HashedText | null {
  const text = textNamed(name);
  return text ? { text, sha256: sha256(canonicalText(name, text)) } : null;
}
