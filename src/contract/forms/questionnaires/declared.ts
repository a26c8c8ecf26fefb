import { msg } from "@lingui/core/macro";
import {
  bringsMoneyOfOthers,
  isPartnership,
  issuesShares,
  ofEntity,
} from "#contract/options/of-entity.ts";
import { every, not, some } from "#contract/questions/condition.ts";
import { explained } from "./explained.ts";

/** Sanctions, money of others, bearer shares and nominees: SFC AML Guideline, chapter 6 and paragraph 4.12. */
export const conductDeclared = {
  ...explained(
    "sanctioned",
    "no",
    [
      msg`Is the entity, or anyone who owns, controls or acts for it, subject to sanctions?`,
      msg`Sanctions: who, by which authority and since when`,
    ],
    {
      heading: msg`Sanctions and conduct`,
      wordings: [
        {
          when: ofEntity("trust"),
          label: msg`Is any party to the trust, or anyone who acts for it, subject to sanctions?`,
        },
        {
          when: ofEntity("charity"),
          label: msg`Is the entity, or anyone who controls or acts for it, subject to sanctions?`,
        },
        {
          when: ofEntity("government"),
          label: msg`Is the entity, or anyone who acts for it, subject to sanctions?`,
        },
      ],
    },
  ),
  ...explained(
    "othersMoney",
    "no",
    [
      msg`Will money or assets of other people pass through the account?`,
      msg`Money of others: whose, and for what purpose`,
    ],
    {
      askedWhen: every(ofEntity("registeredCompany", "trust"), not(bringsMoneyOfOthers)),
      wordings: [
        {
          when: ofEntity("trust"),
          label: msg`Will money or assets that do not belong to the trust pass through the account?`,
        },
      ],
    },
  ),
  ...explained(
    "bearerShares",
    "no",
    [
      msg`Has the entity issued bearer shares, or does a nominee hold a share in it?`,
      msg`Bearer shares or nominees: how many, and who holds them`,
    ],
    {
      askedWhen: some(issuesShares, isPartnership),
      wordings: [
        {
          when: isPartnership,
          label: msg`Does a nominee hold an interest in the partnership?`,
        },
        { when: ofEntity("investmentVehicle"), label: msg`Has the vehicle issued bearer shares?` },
      ],
    },
  ),
};
