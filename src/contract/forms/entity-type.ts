import { msg } from "@lingui/core/macro";
import { entityTypes, fundForms } from "../options/lists.ts";
import { choice } from "../questions/builders/choices.ts";
import { answered } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

export const entryBoarding = section(
  "entryBoarding",
  titles.entryBoarding,
  {
    entityType: choice(msg`What type of entity is applying?`, entityTypes, {
      whenEmpty: "itemRequired",
      guidance: {
        name: msg`Why we ask for the entity type`,
        text: msg`The documents and people we ask for depend on the entity type. For a fund of any legal form, choose “Fund or other investment vehicle”.`,
      },
    }),
    fundForm: choice(msg`Legal form of the fund or vehicle`, fundForms, {
      askedWhen: answered("entityType", "investmentVehicle"),
    }),
  },
  msg`Choose the type by how the entity is registered or licensed.`,
);
