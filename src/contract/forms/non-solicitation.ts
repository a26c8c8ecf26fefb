import { msg } from "@lingui/core/macro";
import { ofEntity } from "../options/of-entity.ts";
import { contactWays } from "../options/solicitation.ts";
import { consent, date, text, yesNo } from "../questions/builders/values.ts";
import { choice } from "../questions/builders/choices.ts";
import { every, no, not, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

const isTrust = ofEntity("trust");

const guidance = {
  name: msg`How your answer affects your application`,
  text: msg`Tell us who made the first contact. Either answer is acceptable. The next steps depend on local rules.`,
};

/** Asked after an approach, in place of the statement that would then be false. */
const contact = {
  approachedOn: date(
    msg`When were you first contacted?`,
    { notAfter: "today", notBefore: "2000-01-01" },
    {
      hint: msg`If you do not know the day, enter the first of the month.`,
      askedWhen: yes("approached"),
      whenEmpty: "itemRequired",
    },
  ),
  approachedBy: text(msg`Who contacted you?`, {
    hint: msg`The name of the person, and the company or website.`,
    askedWhen: yes("approached"),
    whenEmpty: "itemRequired",
  }),
  approachedHow: choice(msg`How were you contacted?`, contactWays, {
    askedWhen: yes("approached"),
  }),
};

const lead = msg`In some places we can only serve clients who contacted us first.`;

export const nonSolicitation = section(
  "nonSolicitation",
  titles.nonSolicitation,
  {
    approached: yesNo(
      msg`Did anyone from our group contact the entity first to offer these services?`,
      {
        guidance,
        wordings: [
          {
            when: isTrust,
            label: msg`Did anyone from our group contact the trustees first to offer these services?`,
          },
        ],
      },
    ),
    ...contact,
    ownInitiative: consent(
      msg`Own initiative`,
      msg`The entity asks for these services on its own initiative.`,
      { confirms: "ownInitiative", askedWhen: every(no("approached"), not(isTrust)) },
    ),
    ownInitiativeOfTrustees: consent(
      msg`Own initiative`,
      msg`The trustees ask for these services for the trust on their own initiative.`,
      { confirms: "ownInitiative", askedWhen: every(no("approached"), isTrust) },
    ),
  },
  lead,
);

export const personNonSolicitation = section(
  "nonSolicitation",
  titles.nonSolicitation,
  {
    approached: yesNo(msg`Did anyone from our group contact you first to offer these services?`, {
      guidance,
    }),
    ...contact,
    ownInitiative: consent(
      msg`Own initiative`,
      msg`I ask for these services on my own initiative.`,
      { askedWhen: no("approached") },
    ),
  },
  lead,
);
