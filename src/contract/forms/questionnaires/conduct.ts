import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { section } from "#contract/questions/section.ts";
import { explained } from "./explained.ts";
import { ofKind } from "./subject.ts";

const handlesMoney = ofKind(
  "registeredCompany",
  "trust",
  "investmentVehicle",
  "charity",
  "financialInstitution",
  "vasp",
);

const ofTrust = (label: MessageDescriptor) => ({ wordings: [{ when: ofKind("trust"), label }] });

/** What every kind of entity is asked beyond the declaration of the application, written once. */
export const conduct = section(
  "conduct",
  msg`Conduct`,
  {
    ...explained(
      "sanctionedTrade",
      "no",
      [
        msg`In the last 3 years, has the entity done business with people or jurisdictions under sanctions?`,
        msg`Business under sanctions: which parties, where and when`,
      ],
      ofTrust(
        msg`In the last 3 years, has the trust done business with people or jurisdictions under sanctions?`,
      ),
    ),
    ...explained(
      "accountRefused",
      "no",
      [
        msg`In the last 5 years, has a bank or exchange refused or closed an account of the entity?`,
        msg`Account refused or closed: which institution, when and why`,
      ],
      {
        askedWhen: handlesMoney,
        ...ofTrust(
          msg`In the last 5 years, has a bank or exchange refused or closed an account of the trust or its trustees?`,
        ),
      },
    ),
    ...explained(
      "taxFiled",
      "yes",
      [
        msg`Has the entity filed every tax return and paid the taxes that are due?`,
        msg`Taxes not filed or paid: where, for which years and why`,
      ],
      {
        askedWhen: handlesMoney,
        ...ofTrust(
          msg`Have the trustees filed every tax return of the trust and paid the taxes that are due?`,
        ),
      },
    ),
    ...explained(
      "unlicensed",
      "no",
      [
        msg`Does the entity do business for which it does not hold the licence it needs?`,
        msg`Missing licence: which business, where, and when you expect it`,
      ],
      { askedWhen: ofKind("registeredCompany") },
    ),
    ...explained(
      "briberyRules",
      "yes",
      [
        msg`Does the entity have written rules against bribery and corruption?`,
        msg`Why there are no rules against bribery`,
      ],
      { askedWhen: ofKind("registeredCompany", "government") },
    ),
  },
  msg`Some answers need an explanation. That does not mean we will refuse your application.`,
);
