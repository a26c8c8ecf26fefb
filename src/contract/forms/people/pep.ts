import { msg } from "@lingui/core/macro";
import { longText, yesNo } from "#contract/questions/builders.ts";
import { yes } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { pepDetails, pepQuestions, whoIsPep } from "../declaration.ts";
import { titles } from "../titles.ts";

const explain = { whenEmpty: "explanationRequired", max: 1000 } as const;
const lead = msg`Answering yes does not mean we will refuse your application. We will ask you to explain.`;

export const entityPep = section("pep", titles.pep, pepQuestions, lead);

export const personPep = section(
  "pep",
  titles.pep,
  {
    pep: yesNo(
      msg`Are you a politically exposed person (PEP), a family member or close associate of one, or linked to a crime?`,
      whoIsPep,
    ),
    pepDetails,
    taxAmnesty: yesNo(msg`Have you taken part in a tax amnesty?`),
    taxAmnestyDetails: longText(msg`Tax amnesty: details`, {
      askedWhen: yes("taxAmnesty"),
      ...explain,
    }),
    adverseNews: yesNo(msg`Has there been adverse news about you?`),
    adverseNewsDetails: longText(msg`Adverse news: details`, {
      askedWhen: yes("adverseNews"),
      ...explain,
    }),
    proceedings: yesNo(
      msg`Are or were you party to legal proceedings or disciplinary proceedings?`,
    ),
    proceedingsDetails: longText(msg`Proceedings: details`, {
      askedWhen: yes("proceedings"),
      ...explain,
    }),
  },
  lead,
);
