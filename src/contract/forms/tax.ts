import { msg } from "@lingui/core/macro";
import { limits } from "../limits.ts";
import { ofEntity } from "../options/of-entity.ts";
import { crsTypes, fatcaTypes, hasGiin, isSponsored } from "../tax/types.ts";
import { giin, latinPartyName, longText, yesNo } from "../questions/builders/values.ts";
import { choice } from "../questions/builders/choices.ts";
import { differs } from "../questions/condition.ts";
import type { Details } from "../questions/question.ts";
import { section } from "../questions/section.ts";
import { birthPlace, taxResidences } from "../tax/question.ts";
import { titles } from "./titles.ts";

const explain = { whenEmpty: "explanationRequired", max: limits.explanationMax } as const;

const guidance = {
  name: msg`Where is a tax residence?`,
  text: msg`Where tax is due because of residence, place of management or a register. List every place. A TIN is the number of the tax authority.`,
} satisfies Details["guidance"];

const ofTrust = {
  name: guidance.name,
  text: msg`Where tax is due from the trust, or where its trustees are resident for tax. List every place. A TIN is the number of the tax authority. A trust without one chooses the reason.`,
} satisfies Details["guidance"];

/** CRS and FATCA self-certification of an entity. */
export const taxInformation = section(
  "taxInformation",
  titles.taxInformation,
  {
    crsType: choice(msg`Type of entity for CRS`, crsTypes, {
      guidance: {
        name: msg`What is an NFE?`,
        text: msg`A non-financial entity: any entity that is not a financial institution. It is passive if most of its income is from investments.`,
      },
      wordings: [
        {
          when: ofEntity("investmentVehicle"),
          guidance: {
            name: msg`Which type is a fund?`,
            text: msg`A fund that a licensed manager manages is usually a financial institution (investment entity). NFE means non-financial entity. Ask your tax adviser if you are not sure.`,
          },
        },
        {
          when: ofEntity("trust"),
          guidance: {
            name: msg`Which type is a trust?`,
            text: msg`A trust that a financial institution manages, such as a professional trustee, is usually a financial institution itself. A trust that people manage themselves is usually a passive NFE (non-financial entity). Ask your tax adviser if you are not sure.`,
          },
        },
      ],
    }),
    fatcaType: choice(msg`Type of entity for FATCA`, fatcaTypes),
    giin: giin(msg`GIIN`, {
      hint: msg`On the list of the US tax authority, such as 98Q96B.00000.LE.344.`,
      askedWhen: hasGiin,
    }),
    sponsorName: latinPartyName(msg`Trustee or sponsor that reports for it`, {
      hint: msg`The full name of the company, in Latin letters.`,
      askedWhen: isSponsored,
      half: true,
    }),
    sponsorGiin: giin(msg`GIIN of the trustee or sponsor`, {
      hint: msg`On the list of the US tax authority, such as 98Q96B.00000.LE.344.`,
      askedWhen: isSponsored,
      half: true,
    }),
    residences: taxResidences(msg`Tax residences of the entity`, {
      holder: "entity",
      guidance: {
        ...guidance,
        example: msg`Hong Kong: the first 8 digits of the business registration number.`,
      },
      isUs: ({ fatcaType }) => fatcaType === "usPerson",
      wordings: [{ when: ofEntity("trust"), guidance: ofTrust }],
    }),
    placeWithoutTax: longText(msg`Why is it not resident for tax in its place of incorporation?`, {
      askedWhen: differs("residences", "places", "companyInformation", [["incorporationPlace"]]),
      wordings: [
        {
          when: ofEntity("government"),
          label: msg`Why is it not resident for tax in its own country or region?`,
        },
      ],
      ...explain,
    }),
  },
  msg`The Common Reporting Standard (CRS) and the US law FATCA require a self-certification. You certify these details when you submit, and report changes within 30 days.`,
);

/** CRS and FATCA self-certification of an individual. */
export const personTax = section(
  "taxInformation",
  titles.taxInformation,
  {
    usPerson: yesNo(msg`Are you a US person?`, {
      hint: msg`A citizen of the United States, a holder of a green card, or resident there for tax.`,
    }),
    residences: taxResidences(msg`Your tax residences`, {
      holder: "person",
      guidance: {
        name: guidance.name,
        text: msg`Where tax is due because you live there. List every place. A TIN is the number by which the place taxes you.`,
        example: msg`Hong Kong: the identity card number.`,
      },
      isUs: ({ usPerson }) => usPerson === "yes",
    }),
    placeWithoutTax: longText(msg`Why are you not resident for tax where you live?`, {
      askedWhen: differs("residences", "places", "personalInformation", [["residence"]]),
      ...explain,
    }),
    birthPlace,
  },
  msg`The Common Reporting Standard (CRS) and the US law FATCA require a self-certification. You certify these details when you submit, and report changes within 30 days.`,
);
