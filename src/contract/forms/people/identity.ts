import { msg } from "@lingui/core/macro";
import { idTypes } from "#contract/options/id-types.ts";
import { choice, country, phone, text } from "#contract/questions/builders.ts";

export const telephone = phone(msg`Telephone`, {
  hint: msg`You can paste a full number, for example +852\u00a05123\u00a04567.`,
});

export const idDocument = {
  idCountry: country(msg`Issuing country`, {
    heading: msg`ID document`,
    hint: msg`Country or region`,
  }),
  idType: choice(msg`ID type`, idTypes),
  idNumber: text(msg`ID number`, { hint: msg`As shown on the document`, secret: true }),
};
