import { msg } from "@lingui/core/macro";
import { limits } from "../limits.ts";
import { ofEntity } from "../options/of-entity.ts";
import { crsTypes, fatcaTypes, hasGiin } from "../tax/types.ts";
import { choice, consent, giin, longText, yesNo } from "../questions/builders.ts";
import { differs } from "../questions/condition.ts";
import type { Details } from "../questions/question.ts";
import { section } from "../questions/section.ts";
import { taxResidences } from "../tax/question.ts";
import { titles } from "./titles.ts";

const explain = { whenEmpty: "explanationRequired", max: limits.explanationMax } as const;

const guidance = {
  name: msg`Where is a tax residence?`,
  text: msg`Where tax is due because of residence, place of management or a register. List every place. A TIN is the number of the tax authority.`,
  example: msg`Hong Kong: the identity card number of a person, or the first 8 digits of a business registration.`,
} satisfies Details["guidance"];

const certified = (statement: Parameters<typeof consent>[1]) =>
  consent(msg`Certify the tax details`, statement, { heading: msg`Self-certification` });

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
    }),
    fatcaType: choice(msg`Type of entity for FATCA`, fatcaTypes),
    giin: giin(msg`GIIN`, {
      hint: msg`On the list of the US tax authority, such as 98Q96B.00000.LE.344.`,
      askedWhen: hasGiin,
    }),
    residences: taxResidences(msg`Tax residences of the entity`, {
      guidance,
      isUs: ({ fatcaType }) => fatcaType === "usPerson",
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
    certified: certified(
      msg`I certify, for the entity, that these tax details are true and complete. I will report a change within 30 days.`,
    ),
  },
  msg`Under the Common Reporting Standard (CRS) and the US law FATCA we ask every applicant where it is resident for tax.`,
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
      guidance,
      isUs: ({ usPerson }) => usPerson === "yes",
    }),
    placeWithoutTax: longText(msg`Why are you not resident for tax where you live?`, {
      askedWhen: differs("residences", "places", "personalInformation", [["residence"]]),
      ...explain,
    }),
    certified: certified(
      msg`I certify that these tax details are true and complete. I will report a change within 30 days.`,
    ),
  },
  msg`Under the Common Reporting Standard (CRS) and the US law FATCA we ask every applicant where they are resident for tax.`,
);
