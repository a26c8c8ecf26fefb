import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isPartnership, isUnitTrust, ofEntity } from "../options/of-entity.ts";
import { consent } from "../questions/builders/values.ts";
import { answeredIn, type Condition, not, some } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { reviewPage } from "./flows/flow-ids.ts";
import { titles } from "./titles.ts";

const authorityIn = (statement: MessageDescriptor, askedWhen: Condition) =>
  consent(msg`Confirm your authority`, statement, { askedWhen, confirms: "authority" });

const [isCompany, isTrust, isGovernment] = [
  ofEntity("registeredCompany"),
  ofEntity("trust"),
  ofEntity("government"),
];

/** Each statement is a question: what was confirmed for one kind of entity is asked again for another. */
const authority = {
  authority: authorityIn(msg`I have authority to bind the company.`, isCompany),
  authorityForTrust: authorityIn(
    msg`I have authority to act for the trustees and to bind the trust.`,
    some(isTrust, isUnitTrust),
  ),
  authorityForPartnership: authorityIn(
    msg`I have authority to act for the general partner and to bind the partnership.`,
    isPartnership,
  ),
  authorityForGovernment: authorityIn(
    msg`I have authority to bind the government entity.`,
    isGovernment,
  ),
  authorityForEntity: authorityIn(
    msg`I have authority to bind the entity.`,
    not(some(isCompany, isTrust, isUnitTrust, isPartnership, isGovernment)),
  ),
};

export const acknowledgement = section(
  reviewPage,
  titles.acknowledgement,
  {
    truthful: consent(
      msg`Confirm that the answers are true`,
      msg`The answers and documents are true and complete, and I will report changes within 30 days.`,
    ),
    ...authority,
    sharing: consent(
      msg`Agree to sharing`,
      msg`I consent to the sharing of this information within the group for due diligence.`,
    ),
  },
  msg`Check every answer before you submit. Only the account holder can accept the declarations and submit.`,
);

export const confirmStatement = section(
  reviewPage,
  msg`Confirm statement`,
  {
    truthful: consent(
      msg`Confirm that the answers are true`,
      msg`The answers and documents are true and complete, and I will report changes within 30 days.`,
    ),
    ownAccount: consent(
      msg`Confirm that you act for yourself`,
      msg`I act for myself, and the money and assets are my own.`,
      { askedWhen: not(answeredIn("pep", "othersMoney", "yes")) },
    ),
    sharing: consent(
      msg`Agree to sharing`,
      msg`I consent to the sharing of this information within the group for due diligence.`,
    ),
  },
  msg`Check every answer before you submit. Only the account holder can accept the declarations and submit.`,
);
