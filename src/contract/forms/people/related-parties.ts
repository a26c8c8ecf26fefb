import { msg } from "@lingui/core/macro";
import { limits } from "#contract/limits.ts";
import { isPartnership, isUnitTrust, ofEntity } from "#contract/options/of-entity.ts";
import {
  hasShares,
  inTrustByCompany,
  isLayered,
  needsNoCompanies,
} from "#contract/options/party-roles.ts";
import { leastShare } from "#contract/ownership/thresholds.ts";
import { yesNo } from "#contract/questions/builders/values.ts";
import { type Condition, every, lineHas, not, some, yes } from "#contract/questions/condition.ts";
import type { RowWords } from "#contract/questions/question.ts";
import { holdings, people } from "#contract/questions/builders/rows.ts";
import { section } from "#contract/questions/section.ts";
import { titles } from "../titles.ts";
import { corporateParty } from "./corporate-parties.ts";
import { relatedCompany } from "./related-companies.ts";
import { relatedPerson } from "./related-person.ts";
import { whoIsNamed } from "#contract/options/people/who-is-named.ts";

/** An answer under one threshold is not valid under the other: each has its own question. */
const heldByOthers = (threshold: Condition) =>
  holdings(msg`Combined share of other holders`, {
    optional: msg`(optional)`,
    figures: leastShare,
    hint: msg`Everything that is left, if each of these holders has less than {percent}%: of the applicant, and of each company named above.`,
    stakes: ["exact", "band"],
    wordings: [
      {
        when: ofEntity("trust"),
        hint: msg`Everything that is left of each company named above, if each of these holders has less than {percent}% of it.`,
      },
      {
        when: not(isLayered),
        hint: msg`Everything that is left, if each of these holders has less than {percent}% of the applicant.`,
      },
    ],
    askedWhen: every(hasShares, threshold),
  });

const partyRows = (words: Pick<RowWords, "add" | "unnamed">): RowWords => ({
  name: "name",
  count: msg`{count, plural, one {# company} other {# companies}}`,
  ...words,
});

export const relatedInformation = section(
  "relatedInformation",
  titles.relatedInformation,
  {
    companies: people(msg`Companies and trusts in between`, relatedCompany, {
      whenEmpty: "companyOrTrustMissing",
      heading: msg`Companies and trusts in between`,
      rows: {
        name: "name",
        add: msg`Add a company or trust`,
        unnamed: msg`Company or trust {number}`,
        count: msg`{count, plural, one {# entity} other {# entities}}`,
      },
      hint: msg`Add each company, trust or institution between the applicant and its ultimate owners. Leave out any that is a director: you add those in the next section.`,
      wordings: [
        {
          when: ofEntity("trust"),
          hint: msg`Add each company, trust or institution between a party to the trust and its ultimate owners. Leave out the parties themselves: you add those in the next section.`,
        },
        {
          when: ofEntity("charity"),
          hint: msg`Add each company, trust or institution between the entity and the people who control it. Leave out any that is a director or trustee: you add those in the next section.`,
        },
        {
          when: isPartnership,
          hint: msg`Add each company, trust or institution between the partnership and its ultimate owners. Leave out any that is a general partner: you add those in the next section.`,
        },
        {
          when: isUnitTrust,
          hint: msg`Add each company, trust or institution between the unit trust and its ultimate owners. Leave out any that is a trustee: you add those in the next section.`,
        },
      ],
      askedWhen: isLayered,
      optionalWhen: needsNoCompanies,
    }),
    hasCorporateParties: yesNo(msg`Is any director of the entity a company?`, {
      heading: msg`Corporate directors`,
      wordings: [
        {
          when: isPartnership,
          label: msg`Is any general partner of the partnership a company or another partnership?`,
          heading: msg`Corporate general partners`,
        },
        {
          when: ofEntity("charity"),
          label: msg`Is any director, council member or trustee of the entity a company?`,
          heading: msg`Corporate directors, council members and trustees`,
        },
        {
          when: isUnitTrust,
          label: msg`Is any trustee of the unit trust a company?`,
          heading: msg`Corporate trustees`,
        },
      ],
      askedWhen: not(ofEntity("trust", "government")),
    }),
    corporateParties: people(msg`Corporate directors`, corporateParty, {
      whenEmpty: "companyMissing",
      rows: partyRows({
        add: msg`Add a corporate director`,
        unnamed: msg`Corporate director {number}`,
      }),
      askedWhen: some(yes("hasCorporateParties"), inTrustByCompany),
      wordings: [
        {
          when: ofEntity("trust"),
          label: msg`Companies that are party to the trust`,
          heading: msg`Companies that are party to the trust`,
          rows: partyRows({
            add: msg`Add a company that is party to the trust`,
            unnamed: msg`Company that is party to the trust {number}`,
          }),
        },
        {
          when: isPartnership,
          label: msg`Corporate general partners`,
          rows: partyRows({
            add: msg`Add a corporate general partner`,
            unnamed: msg`Corporate general partner {number}`,
          }),
        },
        {
          when: isUnitTrust,
          label: msg`Corporate trustees`,
          rows: partyRows({
            add: msg`Add a corporate trustee`,
            unnamed: msg`Corporate trustee {number}`,
          }),
        },
      ],
    }),
    people: people(msg`People`, relatedPerson, {
      max: limits.peopleMax,
      whenEmpty: "personMissing",
      heading: msg`People`,
      rows: {
        name: "fullName",
        add: msg`Add a person`,
        unnamed: msg`Person {number}`,
        count: msg`{count, plural, one {# person} other {# people}}`,
      },
      figures: leastShare,
      hint: msg`Add every director, every owner of {percent}% or more, and every person who acts for the entity.`,
      wordings: whoIsNamed,
      guidance: {
        name: msg`Who must be named`,
        text: msg`Name all directors, all UBOs or controllers, and the account holder as an authorised representative. If no owner reaches the threshold, name the person who controls the entity by other means, or the senior managing official.`,
      },
    }),
    others: heldByOthers(not(lineHas("uboThreshold", "low"))),
    othersBelowLow: heldByOthers(lineHas("uboThreshold", "low")),
  },
  msg`Name the people who own, control or act for the entity. Enter a person once, even if they have several roles.`,
  [
    {
      when: ofEntity("trust"),
      lead: msg`Name the parties to the trust and the people who act for it. Enter a person once, even if they have several roles.`,
    },
    {
      when: ofEntity("government"),
      lead: msg`Name the people who act for the entity. Enter a person once, even if they have several roles.`,
    },
  ],
);
