import type { MessageDescriptor } from "@lingui/core";
import * as v from "valibot";
import { builtOnce, message, type Schema } from "../../rules/facts.ts";
import type { Option } from "../option.ts";
import type { Details, Question } from "../question.ts";

export const choice = <const Options extends readonly Option[]>(
  label: MessageDescriptor,
  options: Options,
  details: Details = {},
): Question<Options[number]["value"]> => ({
  kind: "choice",
  label,
  options,
  rule: builtOnce(
    () =>
      v.picklist(
        options.map((option) => option.value),
        message("selectRequired"),
      ) as Schema<Options[number]["value"]>,
  ),
  ...details,
});

export const choices = <const Options extends readonly Option[]>(
  label: MessageDescriptor,
  options: Options,
  details: Details & { max?: number } = {},
): Question<Options[number]["value"][]> => ({
  kind: "choices",
  label,
  options,
  rule: builtOnce(
    () =>
      v.pipe(
        v.array(
          v.picklist(
            options.map((option) => option.value),
            message("selectRequired"),
          ),
          message("selectRequired"),
        ),
        v.check((list) => new Set(list).size === list.length, message("selectRequired")),
        v.minLength(1, message("selectRequired")),
        v.maxLength(
          details.max ?? options.length,
          message("tooManyChosen", { max: details.max ?? options.length }),
        ),
      ) as Schema<Options[number]["value"][]>,
  ),
  ...details,
});
