import { limits } from "../limits.ts";
import { msg } from "@lingui/core/macro";
import { purposesOfAccount, purposesOfTrust } from "../options/entity-lists.ts";
import * as lists from "../options/lists.ts";
import { countries, longText, url, yesNo } from "../questions/builders/values.ts";
import { choice, choices } from "../questions/builders/choices.ts";
import { hasInvestors, isPartnership, isUnitTrust, ofEntity } from "../options/of-entity.ts";
import { answered, answeredOutside, every, not, some, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { listing, ownLicence } from "./people/exemption.ts";
import { titles } from "./titles.ts";

const [isTrust, isGovernment] = [ofEntity("trust"), ofEntity("government")];
const isCharity = ofEntity("charity");

export const businessInformation = section(
  "businessInformation",
  titles.businessInformation,
  {
    hasWebsite: yesNo(msg`Does the entity have a website?`, {
      wordings: [{ when: isTrust, label: msg`Does the trust have a website?` }],
    }),
    website: url(msg`Corporate website`, {
      wordings: [
        { when: isTrust, label: msg`Website of the trust` },
        { when: isPartnership, label: msg`Website of the partnership` },
        {
          when: some(isGovernment, isCharity, ofEntity("investmentVehicle")),
          label: msg`Website of the entity`,
        },
      ],
      askedWhen: yes("hasWebsite"),
      autocomplete: "url",
    }),
    purpose: choices(msg`Purpose of account opening`, purposesOfAccount, {
      hint: msg`For the business lines of this application. Choose all that apply.`,
      wordings: [{ when: isTrust, options: purposesOfTrust }],
    }),
    natureOfBusiness: longText(msg`Nature and details of business`, {
      // A charity describes its purpose and activities with what it is.
      askedWhen: not(isCharity),
      hint: msg`What the entity does, who its clients are and where it operates.`,
      guidance: {
        name: msg`How to describe the business`,
        text: msg`Describe the service, the type of client and the countries or regions. One or two sentences are enough.`,
        example: msg`Family office investing the wealth of one family in listed equities, gold and bonds.`,
        accepted: msg`Matches your business registration`,
        refused: msg`Only “trading” or “investment”`,
      },
      wordings: [
        {
          when: isTrust,
          label: msg`Purpose and activity of the trust`,
          hint: msg`What the trust holds, and what it is for.`,
          guidance: {
            name: msg`How to describe the trust`,
            text: msg`Describe what the trust holds and what it is for. One or two sentences are enough.`,
            example: msg`Holds listed equities, gold and bonds for the education of the settlor's children.`,
            accepted: msg`Matches the trust deed`,
            refused: msg`Only “trading” or “investment”`,
          },
        },
        {
          when: ofEntity("investmentVehicle"),
          label: msg`Investments and activity of the vehicle`,
          hint: msg`What it invests in, and where.`,
          guidance: {
            name: msg`How to describe the vehicle`,
            text: msg`Describe what it invests in, and the countries or regions. One or two sentences are enough.`,
            example: msg`Invests in listed equities, gold and bonds in Asia.`,
            accepted: msg`Matches the agreement or offering memorandum of the vehicle`,
            refused: msg`Only “trading” or “investment”`,
          },
        },
        {
          when: isGovernment,
          label: msg`Tasks of the entity`,
          hint: msg`What the entity does, where, and who it serves.`,
          guidance: {
            name: msg`How to describe the tasks`,
            text: msg`Describe the tasks that the law gives the entity, and the countries or regions. One or two sentences are enough.`,
            example: msg`Manages the pension reserves of the staff of the city.`,
            accepted: msg`Matches the founding statute or decree`,
          },
        },
      ],
    }),
    industry: choice(msg`Industry classification`, lists.industries, {
      finds: () => import("../options/industry-finds.ts").then((module) => module.industryFinds),
      guidance: {
        name: msg`How to choose the class`,
        text: msg`Choose the class of the main activity in the United Nations classification (ISIC Rev.4).`,
      },
      wordings: [
        {
          when: some(isTrust, ofEntity("investmentVehicle")),
          hint: msg`A trust or fund that only holds or invests assets belongs to “Finance and insurance”.`,
        },
      ],
    }),
    hasHighRisk: yesNo(
      msg`Does the entity deal in virtual assets, gambling, precious metals, arms or other high-risk business?`,
      {
        guidance: {
          name: msg`If you answer yes`,
          text: msg`If you answer yes, you can choose from a list. It does not mean we will refuse your application.`,
        },
        wordings: [
          {
            when: isTrust,
            label: msg`Does the trust deal in virtual assets, gambling, precious metals, arms or other high-risk business?`,
          },
        ],
      },
    ),
    highRisk: choices(msg`High-risk business`, lists.highRiskActivities, {
      hint: msg`Choose all that apply.`,
      askedWhen: yes("hasHighRisk"),
    }),
    licensed: yesNo(msg`Does the entity hold a licence from a regulator in a FATF jurisdiction?`, {
      guidance: {
        name: msg`What counts as a licence`,
        text: msg`A licence to carry on a financial or virtual asset business. A business registration is not a licence.`,
      },
      wordings: [
        {
          when: ofEntity("investmentVehicle"),
          guidance: {
            name: msg`What counts as a licence`,
            text: msg`A licence to carry on a financial or virtual asset business. The registration or authorisation of a fund is not a licence, nor is the licence of its manager.`,
          },
        },
      ],
      askedWhen: not(some(isTrust, isGovernment)),
    }),
    ...ownLicence,
    ...listing,
    jurisdictions: countries(msg`Jurisdictions of operation`, {
      hint: msg`Countries or regions where the entity has staff, offices or customers.`,
      wordings: [
        {
          when: isTrust,
          label: msg`Where the trust is administered and holds assets`,
          hint: msg`Countries or regions`,
        },
        {
          when: ofEntity("investmentVehicle"),
          hint: msg`Countries or regions where the vehicle is managed or invests.`,
        },
        {
          when: some(isGovernment, isCharity),
          hint: msg`Countries or regions where the entity has offices or does its work.`,
        },
      ],
    }),
    registeredInHongKong: yesNo(
      msg`Is the entity registered in Hong Kong as a non-Hong Kong company?`,
      {
        hint: msg`A company from elsewhere that has a place of business in Hong Kong is registered with its Companies Registry.`,
        askedWhen: every(
          not(some(isTrust, isGovernment, isCharity, isPartnership, isUnitTrust)),
          answered("jurisdictions", "HK"),
          answeredOutside("companyInformation", "incorporationPlace", "HK"),
        ),
      },
    ),
    hasSubsidiaries: yesNo(msg`Does the entity have subsidiaries?`, {
      askedWhen: not(some(isTrust, isGovernment, hasInvestors)),
    }),
    subsidiaries: longText(msg`Names and locations of the subsidiaries`, {
      askedWhen: yes("hasSubsidiaries"),
      max: limits.explanationMax,
    }),
  },
  msg`What the entity does, where, and under which licence.`,
  [
    {
      when: isTrust,
      title: msg`Activity`,
      lead: msg`What the trust holds, and where.`,
    },
    {
      when: isGovernment,
      title: msg`Activity`,
      lead: msg`What the entity does, where, and who it serves.`,
    },
    { when: isCharity, title: msg`Activity and licences` },
  ],
);
