import { msg } from "@lingui/core/macro";
import { inForce } from "../editions.ts";
import { limits } from "../limits.ts";
import { ages } from "../options/ages.ts";
import { longText, yesNo } from "../questions/builders.ts";
import { no, youngerThan } from "../questions/condition.ts";

/** Asked only of an entity whose first audited accounts may not be due yet. */
export const firstAccounts = {
  hasAccounts: yesNo(msg`Does the entity have audited financial statements already?`, {
    askedWhen: youngerThan(
      "companyInformation",
      "incorporationDate",
      (on) => inForce(ages, on).firstAccounts,
    ),
  }),
  accountsReason: longText(msg`Why there are none yet, and when the first are due`, {
    askedWhen: no("hasAccounts"),
    whenEmpty: "explanationRequired",
    max: limits.explanationMax,
  }),
};
