import { msg } from "@lingui/core/macro";
import { consent, latinText, text } from "#contract/questions/builders/values.ts";
import { not } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { reviewPage } from "../flows/flow-ids.ts";
import { ofKind } from "./subject.ts";

const byTwo = ofKind("financialInstitution", "vasp");

/** The last page. The day of the declaration is the day on which it is sent. */
export const questionnaireDeclaration = section(
  reviewPage,
  msg`Declaration`,
  {
    declarant: latinText(msg`Your full name`, { half: true, autocomplete: "name" }),
    declarantTitle: text(msg`Your job title`, {
      half: true,
      askedWhen: not(ofKind("individual")),
      autocomplete: "organization-title",
    }),
    director: latinText(msg`Director who also declares`, { half: true, askedWhen: byTwo }),
    directorTitle: text(msg`Director's job title`, { half: true, askedWhen: byTwo }),
    correct: consent(
      msg`Confirm that the answers are true`,
      msg`The answers are true and complete. I will tell you within 30 days if they change.`,
    ),
  },
  msg`Check every answer before you send the questionnaire.`,
);
