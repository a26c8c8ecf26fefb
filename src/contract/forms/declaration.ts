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

/** Part of the declaration; in the OTC flow a page of its own. */
export const pepQuestions = {
  pep: yesNo(
    msg`Is anyone who owns, controls or acts for the entity a politically exposed person (PEP), or close to one, or associated with a crime?`,
    {
      guidance: {
        name: msg`Who counts as a PEP`,
        text: msg`A person with a prominent public function in any place, now or in the past, their family and close associates.`,
        example: msg`A minister, a judge of a high court, a senior officer of a state-owned company, and their spouse.`,
      },
    },
  ),
  pepDetails: longText(msg`PEP or criminal association: details`, {
    hint: msg`Who, which function or matter, and since when.`,
    askedWhen: yes("pep"),
    ...explain,
  }),
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
        text: msg`Count the entities between the applicant and the last natural person.`,
      },
    },
  ),
  layersReason: longText(msg`Why are there more than 3 layers?`, {
    askedWhen: answered("ownershipLayers", "over3"),
    ...explain,
  }),
};

const lead = msg`A yes does not mean a refusal. It opens a place to explain.`;

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
