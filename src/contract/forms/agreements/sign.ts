import { msg } from "@lingui/core/macro";
import type { registerTypes } from "#contract/accounts/registrant.ts";
import { consent, signature, text } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";

interface Signing {
  registerType: (typeof registerTypes)[number];
  /** Of the agreement. */
  parts: number;
  /** The name of the entity; a person signs for themselves. */
  applicant: string;
}

/** What the account holder signs with; a person of an institution also says in what capacity. */
export function signSection({ registerType, parts, applicant }: Signing) {
  const name = text(msg`Your full name`, { autocomplete: "name" });
  const capacity = text(msg`Your capacity`, {
    hint: msg`For example: director, or authorised signatory.`,
    autocomplete: "organization-title",
  });
  const isInstitution = registerType === "institution";
  const statement = isInstitution
    ? msg`I have read all ${parts} parts. My signature binds ${applicant}.`
    : msg`I have read all ${parts} parts. My signature binds me to this agreement.`;
  return section("signAgreement", msg`Your signature`, {
    name,
    ...(isInstitution ? { capacity } : {}),
    signature: signature(msg`Your signature`, {
      hint: msg`Draw it, or use the name above as your signature.`,
    }),
    confirmed: consent(msg`Confirmation`, statement),
  });
}
