import { msg } from "@lingui/core/macro";
import { ofEntity } from "../options/of-entity.ts";
import { consent } from "../questions/builders.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

export const acknowledgement = section(
  "acknowledgement",
  titles.acknowledgement,
  {
    truthful: consent(
      msg`Confirm that the answers are true`,
      msg`The answers and documents are true and complete, and I will report changes within 30 days.`,
    ),
    authority: consent(msg`Confirm your authority`, msg`I have authority to bind the entity.`, {
      wordings: [
        {
          when: ofEntity("registeredCompany"),
          statement: msg`I have authority to bind the company.`,
        },
        {
          when: ofEntity("trust"),
          statement: msg`I have authority to act for the trustees and to bind the trust.`,
        },
        {
          when: ofEntity("government"),
          statement: msg`I have authority to bind the government entity.`,
        },
      ],
    }),
    sharing: consent(
      msg`Agree to sharing`,
      msg`I consent to the sharing of this information within the group for due diligence.`,
    ),
  },
  msg`Check every answer before you submit. Only the account holder can accept the declarations and submit.`,
);

export const confirmStatement = section(
  "acknowledgement",
  msg`Confirm statement`,
  {
    truthful: consent(
      msg`Confirm that the answers are true`,
      msg`The answers and documents are true and complete, and I will report changes within 30 days.`,
    ),
    ownAccount: consent(
      msg`Confirm that you act for yourself`,
      msg`I act for myself, and the money and assets are my own.`,
    ),
    sharing: consent(
      msg`Agree to sharing`,
      msg`I consent to the sharing of this information within the group for due diligence.`,
    ),
  },
  msg`Check every answer before you submit. Only the account holder can accept the declarations and submit.`,
);
