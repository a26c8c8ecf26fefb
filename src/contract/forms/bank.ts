import { msg } from "@lingui/core/macro";
import { limits } from "../limits.ts";
import {
  accountNumber,
  address,
  bic,
  longText,
  text,
  yesNo,
} from "../questions/builders/values.ts";
import { isHeldInTrust, isPartnership, ofEntity } from "../options/of-entity.ts";
import { differs, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

const bank = {
  bankName: text(msg`Bank name`),
  branchName: text(msg`Branch name`, { hint: msg`If the bank has no branches, its head office.` }),
  branchAddress: address(msg`Branch address`),
};

const account = {
  accountNumber: accountNumber(msg`Account number`, {
    secret: true,
    masks: "answer",
    half: true,
  }),
  swiftCode: bic(msg`SWIFT code`, { half: true, hint: msg`8 or 11 letters and digits` }),
  hasIntermediary: yesNo(msg`Does the bank use an intermediary bank?`),
  intermediaryBankName: text(msg`Intermediary bank name`, {
    askedWhen: yes("hasIntermediary"),
    half: true,
  }),
  intermediarySwiftCode: bic(msg`Intermediary bank SWIFT code`, {
    askedWhen: yes("hasIntermediary"),
    half: true,
  }),
};

export const flatServices = section(
  "flatServices",
  titles.flatServices,
  {
    ...bank,
    accountHolderName: text(msg`Name on the bank account`, {
      heading: msg`Account`,
      sameAs: {
        section: "companyInformation",
        of: ["entityName"],
        label: msg`Same as the applicant: {answer}`,
      },
      guidance: {
        name: msg`Accounts we accept`,
        text: msg`The account must be in the name of the entity. We cannot accept third-party accounts.`,
      },
      wordings: [
        {
          when: isPartnership,
          guidance: {
            name: msg`Accounts we accept`,
            text: msg`The account must be in the name of the partnership, or of its general partner for it. We cannot accept other accounts.`,
          },
        },
        {
          when: isHeldInTrust,
          guidance: {
            name: msg`Accounts we accept`,
            text: msg`The account must be in the name of the trust, or of the trustees as its trustees. We cannot accept other accounts.`,
          },
        },
      ],
    }),
    holderDiffers: longText(msg`Why is the account in another name than the applicant's?`, {
      hint: msg`For example a trading name, or another spelling.`,
      wordings: [
        {
          when: ofEntity("trust"),
          hint: msg`For example an account of the trustees as its trustees.`,
        },
      ],
      askedWhen: differs("accountHolderName", "name", "companyInformation", [
        ["entityName"],
        ["nativeName"],
        ["formerNames"],
      ]),
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
    ...account,
  },
  msg`The account for deposits and withdrawals in fiat currency.`,
);

export const personBank = section(
  "flatServices",
  msg`Bank information`,
  {
    ...bank,
    accountHolderName: text(msg`Name on the bank account`, {
      heading: msg`Account`,
      sameAs: {
        section: "personalInformation",
        of: ["lastName", "firstName", "middleName"],
        label: msg`Same as your name: {answer}`,
      },
      guidance: {
        name: msg`Accounts we accept`,
        text: msg`The account must be in your own name. We cannot accept third-party accounts.`,
      },
    }),
    holderDiffers: longText(msg`Why is the account in another name than yours?`, {
      hint: msg`For example another spelling, or an account with another person.`,
      askedWhen: differs("accountHolderName", "name", "personalInformation", [
        ["lastName", "firstName", "middleName"],
        ["lastName", "firstName"],
        ["nativeName"],
        ["otherNames"],
      ]),
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
    ...account,
  },
  msg`The account for deposits and withdrawals in fiat currency.`,
);
