import { msg } from "@lingui/core/macro";
import { date, homeAddress, latinText, text, yesNo } from "#contract/questions/builders/values.ts";
import { lineHas, not } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { idDocument, nationalities, otherNames, residence, telephone } from "./identity.ts";

/** A person with a single name gives it as the family name. */
export const personalInformation = section(
  "personalInformation",
  msg`Personal information`,
  {
    lastName: latinText(msg`Family name`, {
      hint: msg`As on your identity document, in Latin letters. If you have only one name, enter it here.`,
      half: true,
      autocomplete: "family-name",
    }),
    firstName: latinText(msg`Given name`, {
      hint: msg`In Latin letters, as on the identity document`,
      optional: msg`(optional)`,
      half: true,
      autocomplete: "given-name",
    }),
    middleName: latinText(msg`Middle name`, {
      optional: msg`(optional)`,
      autocomplete: "additional-name",
    }),
    ...otherNames,
    birthDate: date(
      msg`Date of birth`,
      { notAfter: "today", notBefore: "1900-01-01", ofPerson: true },
      { secret: true },
    ),
    ...nationalities,
    address: homeAddress(msg`Residential address`, {
      heading: msg`Contact`,
      hint: msg`PO Box addresses are unacceptable.`,
      whenEmpty: "addressRequired",
    }),
    residence,
    phone: { ...telephone, registered: true },
    ...idDocument,
    uid: text(msg`UID`, {
      heading: msg`Account`,
      hint: msg`If you already trade on our platform, the number of your account there`,
      optional: msg`(optional)`,
    }),
    ctcClient: yesNo(msg`Will you provide certified true copies?`, {
      guidance: {
        name: msg`What is a certified true copy?`,
        text: msg`A certified true copy (CTC) is a copy that an authorised person has checked against the original and signed. The services you chose do not demand it.`,
      },
      askedWhen: not(lineHas("certifiedCopies", true)),
    }),
  },
  msg`Enter every detail exactly as your ID document shows it.`,
);
