import { msg } from "@lingui/core/macro";
import { monthsOfAccounts } from "../documents/document-rules.ts";
import { limits } from "../limits.ts";
import { isAuditedAlways, ofEntity } from "../options/of-entity.ts";
import { longText, yesNo } from "../questions/builders/values.ts";
import { every, no, not, yes } from "../questions/condition.ts";

const explain = { whenEmpty: "explanationRequired", max: limits.explanationMax } as const;

/** Why there are no recent audited accounts: the next are not due yet, or the law asks for none. */
export const withoutAudit = {
  hasAccounts: yesNo(msg`Does the entity have recent audited financial statements?`, {
    hint: msg`The date of the balance sheet is at most {months} months ago.`,
    figures: ({ lines, rulesOn }) => ({ months: monthsOfAccounts(lines, rulesOn) }),
    askedWhen: not(ofEntity("trust", "government")),
  }),
  auditExempt: yesNo(msg`Is the entity exempt from an audit of its accounts?`, {
    hint: msg`By the law of its place of incorporation, for example as a dormant company, or a small one where that law exempts it.`,
    wordings: [
      {
        when: ofEntity("investmentVehicle", "charity"),
        hint: msg`By the law of its place of incorporation or registration.`,
      },
    ],
    askedWhen: every(not(isAuditedAlways), no("hasAccounts")),
  }),
  exemptReason: longText(msg`Why the entity is exempt, and by which law`, {
    askedWhen: yes("auditExempt"),
    ...explain,
  }),
  accountsReason: longText(msg`Why there are no recent ones, and when the next are due`, {
    askedWhen: every(no("hasAccounts"), not(yes("auditExempt"))),
    ...explain,
  }),
};
