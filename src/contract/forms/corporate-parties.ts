import { msg } from "@lingui/core/macro";
import { corporateRoles } from "../options/party-roles.ts";
import { address, choices, country, latinText, text } from "../questions/builders.ts";
import { section } from "../questions/section.ts";
import { partyDocument } from "./documents.ts";

/** A company that holds a role itself, such as a corporate trustee; what it owns is entered with the companies between. */
export const corporateParty = section("corporateParty", msg`Company with a role`, {
  roles: choices(msg`Roles`, corporateRoles, {
    hint: msg`One company in several roles is entered once.`,
  }),
  name: latinText(msg`Name of the company`, { hint: msg`Latin letters, as on the register` }),
  nativeName: text(msg`Name in Chinese or another script`, { optional: msg`if there is one` }),
  place: country(msg`Place of incorporation`, { half: true, hint: msg`Country or region` }),
  number: text(msg`Registration number`, { half: true, hint: msg`As on the register` }),
  registeredAddress: address(msg`Registered address`, {
    hint: msg`PO Box addresses are unacceptable.`,
  }),
  partyRegistration: partyDocument("partyRegistration"),
});
