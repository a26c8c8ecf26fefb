import { msg } from "@lingui/core/macro";
import { accountNumber, address, bic, text, yesNo } from "../questions/builders.ts";
import { ofEntity } from "../options/of-entity.ts";
import { yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

const bank = {
  bankName: text(msg`Bank name`),
  branchName: text(msg`Branch name`),
  branchAddress: address(msg`Branch address`),
};

const account = {
  accountNumber: accountNumber(msg`Account number`, { secret: true, half: true }),
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
    accountHolderName: text(msg`Account holder name`, {
      heading: msg`Account`,
      guidance: {
        name: msg`Accounts we accept`,
        text: msg`The account must be in the name of the entity. We cannot accept third-party accounts.`,
      },
      wordings: [
        {
          when: ofEntity("trust"),
          guidance: {
            name: msg`Accounts we accept`,
            text: msg`The account must be in the name of the trust, or of the trustees as its trustees. We cannot accept other accounts.`,
          },
        },
      ],
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
    accountHolderName: text(msg`Account holder name`, {
      heading: msg`Account`,
      guidance: {
        name: msg`Accounts we accept`,
        text: msg`The account must be in your own name. We cannot accept third-party accounts.`,
      },
    }),
    ...account,
  },
  msg`The account for deposits and withdrawals in fiat currency.`,
);
