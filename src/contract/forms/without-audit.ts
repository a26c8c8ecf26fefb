import { msg } from "@lingui/core/macro";
import { inForce } from "../editions.ts";
import { limits } from "../limits.ts";
import { ages } from "../options/ages.ts";
import { isAuditedAlways, ofEntity } from "../options/of-entity.ts";
import { longText, yesNo } from "../questions/builders.ts";
import { every, no, not, yes, youngerThanIn } from "../questions/condition.ts";

const explain = { whenEmpty: "explanationRequired", max: limits.explanationMax } as const;

/** Why there are no audited accounts: the first are not due yet, or the law asks for none. */
export const withoutAudit = {
  hasAccounts: yesNo(msg`Does the entity have audited financial statements already?`, {
    askedWhen: youngerThanIn(
      "companyInformation",
      "incorporationDate",
      (on) => inForce(ages, on).firstAccounts,
    ),
  }),
  auditExempt: yesNo(msg`Is the entity exempt from an audit of its accounts?`, {
    hint: msg`By the law of its place of incorporation, for example as a dormant company, or a small one where that law exempts it.`,
    wordings: [
      {
        when: ofEntity("investmentVehicle", "charity"),
        hint: msg`By the law of its place of incorporation or registration.`,
      },
    ],
    askedWhen: every(not(isAuditedAlways), not(yes("hasAccounts"))),
  }),
  exemptReason: longText(msg`Why the entity is exempt, and by which law`, {
    askedWhen: yes("auditExempt"),
    ...explain,
  }),
  accountsReason: longText(msg`Why there are none yet, and when the first are due`, {
    askedWhen: every(no("hasAccounts"), not(yes("auditExempt"))),
    ...explain,
  }),
};
