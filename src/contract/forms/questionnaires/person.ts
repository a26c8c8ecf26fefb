import { msg } from "@lingui/core/macro";
import { section } from "#contract/questions/section.ts";
import { explained } from "./explained.ts";

export const personConduct = section(
  "personConduct",
  msg`About you`,
  {
    ...explained("sanctionedTrade", "no", [
      msg`Do you live, work or hold assets in a country or region under comprehensive sanctions?`,
      msg`Ties to a jurisdiction under sanctions: where and what`,
    ]),
    ...explained("taxFiled", "yes", [
      msg`Have you filed every tax return and paid the taxes that are due?`,
      msg`Taxes not filed or paid: where, for which years and why`,
    ]),
    ...explained(
      "accountRefused",
      "no",
      [
        msg`In the last 5 years, has a bank or exchange refused or closed an account of yours?`,
        msg`Account refused or closed: which institution, when and why`,
      ],
      { heading: msg`Money` },
    ),
    ...explained("bankrupt", "no", [
      msg`In the last 10 years, have you been bankrupt?`,
      msg`Bankruptcy: where, when and how it ended`,
    ]),
    ...explained("guided", "no", [
      msg`Does another person tell you what to trade, or have access to your account or wallet?`,
      msg`Who tells you what to trade or has access, and why`,
    ]),
  },
  msg`Some answers need an explanation. That does not mean we will refuse your application.`,
);
