import { msg } from "@lingui/core/macro";

export const documentParts = {
  dated: msg`Date of the document`,
  "certifier.kind": msg`Who certified the copy`,
  "certifier.name": msg`Name of the certifier`,
  "certifier.capacity": msg`Capacity of the certifier`,
  "certifier.licence": msg`Licence or registration number`,
  "certifier.jurisdiction": msg`Jurisdiction of the certifier`,
  "certifier.date": msg`Date of certification`,
};

export type DocumentPart = keyof typeof documentParts;
