import { msg } from "@lingui/core/macro";
import { isExempt, isPartnership, isUnitTrust, ofEntity } from "#contract/options/of-entity.ts";
import { every } from "#contract/questions/condition.ts";
import type { Wording } from "#contract/questions/question.ts";

/** Which people are asked for, by the kind of applicant. */
export const whoIsNamed: readonly Wording[] = [
  {
    when: every(isExempt, isPartnership),
    hint: msg`Add every general partner, and every person who acts for the partnership.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name all general partners, and the account holder as an authorised representative. The owners are not needed, because the partnership is listed.`,
    },
  },
  {
    when: every(isExempt, isUnitTrust),
    hint: msg`Add every trustee, and every person who acts for the unit trust.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name all trustees, and the account holder as an authorised representative. The owners are not needed, because the unit trust is listed.`,
    },
  },
  {
    when: isExempt,
    hint: msg`Add every director, and every person who acts for the entity.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name all directors, and the account holder as an authorised representative. The owners are not needed, because the entity is listed or regulated.`,
    },
  },
  {
    when: ofEntity("trust"),
    hint: msg`Add every settlor, trustee, protector, enforcer and beneficiary, any other person in control of the trust, and every person who acts for it.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name every party to the trust, whatever their share, and the account holder as an authorised representative. If a party is a company, add it above and name its owners here.`,
    },
  },
  {
    when: isPartnership,
    hint: msg`Add every general partner, every owner of {percent}% or more, and every person who acts for the partnership.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name all general partners, all UBOs or controllers, and the account holder as an authorised representative. If no owner reaches the threshold, name the person who controls the partnership by other means, or the senior managing official.`,
    },
  },
  {
    when: isUnitTrust,
    hint: msg`Add every trustee, every owner of {percent}% or more, and every person who acts for the unit trust.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name all trustees, all UBOs or controllers, and the account holder as an authorised representative. If no owner reaches the threshold, name the person who controls the unit trust by other means, or the senior managing official.`,
    },
  },
  {
    when: ofEntity("government"),
    hint: msg`Add the senior managing official and every person who acts for the entity.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name the senior managing official, and the account holder as an authorised representative. Owners are not asked for.`,
    },
  },
  {
    when: ofEntity("charity"),
    hint: msg`Add every director, board member or trustee, the persons who control the entity, and every person who acts for it.`,
    guidance: {
      name: msg`Who must be named`,
      text: msg`Name all directors, board members or trustees, the persons in control or the senior managing official, and the account holder as an authorised representative.`,
    },
  },
];
