import { msg } from "@lingui/core/macro";
import { ownershipLayers } from "../options/lists.ts";
import { choice, longText, yesNo } from "../questions/builders.ts";
import { answered, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

const explain = { whenEmpty: "explanationRequired", max: 1000 } as const;

const tax = {
  taxAmnesty: yesNo(
    msg`Has the entity, or anyone who owns or controls it, taken part in a tax amnesty?`,
  ),
  taxAmnestyDetails: longText(msg`Tax amnesty: details`, {
    askedWhen: yes("taxAmnesty"),
    ...explain,
  }),
};

export const whoIsPep = {
  guidance: {
    name: msg`Who counts as a PEP`,
    text: msg`A person who holds or has held a prominent public function anywhere, their family members and close associates.`,
    example: msg`A minister, a high court judge, a senior officer of a state-owned company, and their spouses.`,
  },
};

export const pepDetails = longText(msg`PEP or criminal association: details`, {
  hint: msg`State who, which role or matter, and since when.`,
  askedWhen: yes("pep"),
  ...explain,
});

/** Part of the declaration; in the OTC flow a page of its own. */
export const pepQuestions = {
  pep: yesNo(
    msg`Is anyone who owns, controls or acts for the entity a politically exposed person (PEP), a family member or close associate of one, or linked to a crime?`,
    whoIsPep,
  ),
  pepDetails,
};

const standing = {
  stateOwned: yesNo(msg`Does a state own or control the entity, in whole or in part?`),
  stateOwnedDetails: longText(msg`State ownership: details`, {
    askedWhen: yes("stateOwned"),
    ...explain,
  }),
  adverseNews: yesNo(
    msg`Has there been adverse news about the entity or anyone who owns or controls it?`,
  ),
  adverseNewsDetails: longText(msg`Adverse news: details`, {
    askedWhen: yes("adverseNews"),
    ...explain,
  }),
  proceedings: yesNo(
    msg`Is or was the entity, or anyone who owns or controls it, party to legal proceedings or disciplinary proceedings?`,
  ),
  proceedingsDetails: longText(msg`Proceedings: details`, {
    askedWhen: yes("proceedings"),
    ...explain,
  }),
  ownershipLayers: choice(
    msg`How many layers of ownership are there above the entity?`,
    ownershipLayers,
    {
      whenEmpty: "itemRequired",
      heading: msg`Ownership structure`,
      guidance: {
        name: msg`How to count the layers`,
        text: msg`Count the entities between the applicant and the ultimate natural persons.`,
      },
    },
  ),
  layersReason: longText(msg`Why are there more than 3 layers?`, {
    askedWhen: answered("ownershipLayers", "over3"),
    ...explain,
  }),
};

const lead = msg`Answering yes does not mean we will refuse your application. We will ask you to explain.`;

export const declaration = section(
  "declaration",
  titles.declaration,
  { ...tax, ...pepQuestions, ...standing },
  lead,
);

export const otcDeclaration = section(
  "declaration",
  titles.declaration,
  { ...tax, ...standing },
  lead,
);
