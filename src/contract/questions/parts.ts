import { msg } from "@lingui/core/macro";

/** The lines of an address, in messages away from the field. */
export const addressParts = {
  line1: msg`Floor, unit, building, street`,
  line2: msg`Second line`,
  city: msg`District or city`,
  postcode: msg`Postal code`,
  country: msg`Country or region`,
};

/** Of each row of shares. */
export const shareParts = { country: addressParts.country, percent: msg`Percentage` };

export const documentParts = {
  dated: msg`Date of the document`,
  expiry: msg`Expiry date`,
  "certifier.kind": msg`Who certified the copy`,
  "certifier.name": msg`Name of the certifier`,
  "certifier.capacity": msg`Capacity of the certifier`,
  "certifier.licence": msg`Licence or registration number`,
  "certifier.jurisdiction": msg`Jurisdiction of the certifier`,
  "certifier.date": msg`Date of certification`,
};

export type DocumentPart = keyof typeof documentParts;
