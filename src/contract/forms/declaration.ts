import { limits } from "../limits.ts";
import { msg } from "@lingui/core/macro";
import { ownershipLayers } from "../options/lists.ts";
import { longText, yesNo } from "../questions/builders/values.ts";
import { choice } from "../questions/builders/choices.ts";
import { isPartnership, ofEntity } from "../options/of-entity.ts";
import { answered, not, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { conductDeclared } from "./questionnaires/declared.ts";
import { titles } from "./titles.ts";

const [isTrust, isCharity, isGovernment] = [
  ofEntity("trust"),
  ofEntity("charity"),
  ofEntity("government"),
];
/** A government entity belongs to its state, and pays no taxes to be forgiven. */
const isOwnable = not(isGovernment);
/** A trust has no shares, so no layers of companies above it. */
const canHaveLayers = not(ofEntity("trust", "government"));

const explain = { whenEmpty: "explanationRequired", max: limits.explanationMax } as const;

const tax = {
  taxAmnesty: yesNo(
    msg`Has the entity, or anyone who owns or controls it, taken part in a tax amnesty?`,
    {
      askedWhen: isOwnable,
      wordings: [
        {
          when: isTrust,
          label: msg`Has the trust, or any party to it, taken part in a tax amnesty?`,
        },
        {
          when: isCharity,
          label: msg`Has the entity, or anyone who controls it, taken part in a tax amnesty?`,
        },
      ],
    },
  ),
  taxAmnestyDetails: longText(msg`Tax amnesty: details`, {
    askedWhen: yes("taxAmnesty"),
    ...explain,
  }),
};

const crime = {
  crime: yesNo(
    msg`Has the entity, or anyone who owns, controls or acts for it, been charged with or convicted of a crime?`,
    {
      wordings: [
        {
          when: isTrust,
          label: msg`Has any party to the trust, or anyone who acts for it, been charged with or convicted of a crime?`,
        },
        {
          when: isCharity,
          label: msg`Has the entity, or anyone who controls or acts for it, been charged with or convicted of a crime?`,
        },
        {
          when: isGovernment,
          label: msg`Has the entity, or anyone who acts for it, been charged with or convicted of a crime?`,
        },
      ],
    },
  ),
  crimeDetails: longText(msg`Criminal matters: details`, {
    hint: msg`State who, which matter, and since when.`,
    askedWhen: yes("crime"),
    ...explain,
  }),
};

const standing = {
  stateOwned: yesNo(msg`Does a state own or control the entity, in whole or in part?`, {
    askedWhen: isOwnable,
    wordings: [
      {
        when: isTrust,
        label: msg`Is a state a party to the trust, or does one control it?`,
      },
    ],
  }),
  stateOwnedDetails: longText(msg`State ownership: details`, {
    askedWhen: yes("stateOwned"),
    wordings: [{ when: isTrust, label: msg`State as a party or in control: details` }],
    ...explain,
  }),
  adverseNews: yesNo(
    msg`Has there been adverse news about the entity or anyone who owns or controls it?`,
    {
      wordings: [
        {
          when: isTrust,
          label: msg`Has there been adverse news about the trust or any party to it?`,
        },
        {
          when: isCharity,
          label: msg`Has there been adverse news about the entity or anyone who controls it?`,
        },
        {
          when: isGovernment,
          label: msg`Has there been adverse news about the entity or anyone who acts for it?`,
        },
      ],
    },
  ),
  adverseNewsDetails: longText(msg`Adverse news: details`, {
    askedWhen: yes("adverseNews"),
    ...explain,
  }),
  proceedings: yesNo(
    msg`Is or was the entity, or anyone who owns or controls it, party to legal proceedings or disciplinary proceedings?`,
    {
      wordings: [
        {
          when: isTrust,
          label: msg`Is or was the trust, or any party to it, party to legal proceedings or disciplinary proceedings?`,
        },
        {
          when: isCharity,
          label: msg`Is or was the entity, or anyone who controls it, party to legal proceedings or disciplinary proceedings?`,
        },
        {
          when: isGovernment,
          label: msg`Is or was the entity, or anyone who acts for it, party to legal proceedings or disciplinary proceedings?`,
        },
      ],
    },
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
      askedWhen: canHaveLayers,
      heading: msg`Ownership structure`,
      guidance: {
        name: msg`How to count the layers`,
        text: msg`Count the entities between the applicant and the ultimate natural persons. A company, trust or fund that holds a share, or that owns by its role, such as a trustee or a general partner, is a layer: choose “No layers” only if people hold everything themselves.`,
      },
      wordings: [
        {
          when: isPartnership,
          label: msg`How many layers of ownership or control are there above the fund?`,
          hint: msg`A company that is general partner is a layer.`,
        },
        {
          when: ofEntity("charity"),
          label: msg`How many layers of members or founders are there above the entity?`,
          heading: msg`Members and control`,
          guidance: {
            name: msg`How to count the layers`,
            text: msg`Count the companies and other bodies between the entity and the people who control it, such as its members, council or trustees.`,
          },
        },
      ],
    },
  ),
  layersReason: longText(msg`Why are there more than 3 layers?`, {
    askedWhen: answered("ownershipLayers", "over3"),
    ...explain,
  }),
};

export const declaration = section(
  "declaration",
  titles.declaration,
  { ...conductDeclared, ...tax, ...crime, ...standing },
  msg`Answering yes does not mean we will refuse your application. We will ask you to explain. You tell us about politically exposed persons with each person you add.`,
);
