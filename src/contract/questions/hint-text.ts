import type { I18n } from "@lingui/core";
import type { Shown } from "./question.ts";
import type { Facts } from "../rules/facts.ts";

export const hintText = (i18n: I18n, { hint, figures }: Shown, facts: Facts): string =>
  hint
    ? i18n._(hint.id, { ...hint.values, ...figures?.(facts) }, { message: hint.message ?? "" })
    : "";
