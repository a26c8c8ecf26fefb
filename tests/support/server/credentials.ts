import { randomUUID } from "node:crypto";
import type * as account from "#contract/calls/account.ts";
import type { BodyOf } from "#contract/calls/call.ts";
import type { StoredMail } from "#server/mail/mailbox.ts";

export const password = "Copper-Kettle-58";
export const newEmail = (): string => `mei.lin.${randomUUID().slice(0, 8)}@harbour.example`;

/** The code in a mail: six digits printed as 3 + 3. */
export function codeIn(mail: StoredMail | undefined): string {
  const found = /\b(\d{3}) (\d{3})\b/.exec(mail?.text ?? "");
  if (!found) throw new Error("there is no code in the mail");
  return `${found[1]}${found[2]}`;
}

export type Registration = BodyOf<typeof account.register>;

export const registration = (
  email: string,
  proof: string,
  register_type: Registration["register_type"] = "institution",
): Registration => ({
  email,
  proof,
  password,
  register_type,
  country_code: "+852",
  phone: "51234567",
  contact_name: "Mei Lin",
  designation: "Compliance officer",
  sales_email: "",
});
