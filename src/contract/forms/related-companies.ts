import { msg } from "@lingui/core/macro";
import { companyKinds } from "../options/ownership.ts";
import { choice, country, latinText, text } from "../questions/builders.ts";
import { holdings } from "../questions/row-builders.ts";
import { section } from "../questions/section.ts";

/** A company, trust or institution between the applicant and its last owners. */
export const relatedCompany = section("relatedCompany", msg`Company`, {
  kind: choice(msg`What is it?`, companyKinds, { whenEmpty: "companyKindRequired" }),
  name: latinText(msg`Name of the company`, { hint: msg`Latin letters, as on the register` }),
  nativeName: text(msg`Name in Chinese or another script`, { optional: msg`if there is one` }),
  place: country(msg`Place of incorporation`, { half: true, hint: msg`Country or region` }),
  number: text(msg`Registration number`, { half: true, hint: msg`As on the register` }),
  holdings: holdings(msg`What it holds`, {
    hint: msg`Its share of the applicant, or of another company named here.`,
  }),
});
