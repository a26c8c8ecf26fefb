import { limits } from "../../limits.ts";
import type { MessageDescriptor } from "@lingui/core";
import { longText, yesNo } from "#contract/questions/builders/values.ts";
import { every, no, yes } from "#contract/questions/condition.ts";
import type { AnyQuestion, Details } from "#contract/questions/question.ts";

type More = Pick<Details, "askedWhen" | "guidance" | "heading" | "wordings">;

/** A question of yes or no, and the explanation that the other answer needs. */
export function explained<Name extends string>(
  name: Name,
  expects: "yes" | "no",
  [asks, details]: readonly [MessageDescriptor, MessageDescriptor],
  more: More = {},
): Record<Name | `${Name}Details`, AnyQuestion> {
  const isUnexpected = expects === "yes" ? no(name) : yes(name);
  const questions: Record<string, AnyQuestion> = {
    [name]: yesNo(asks, { ...more, expects }),
    [`${name}Details`]: longText(details, {
      askedWhen: more.askedWhen ? every(more.askedWhen, isUnexpected) : isUnexpected,
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
  };
  return questions;
}
