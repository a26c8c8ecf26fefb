import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import {
  checkKindNames,
  checkOutcomeNames,
  checkStateNames,
} from "#contract/desk/identity-words.ts";
import type { DeskCheck } from "#contract/identity/desk-reply.ts";
import { formatMoment } from "#contract/moments.ts";
import { labelled } from "../i18n.ts";
import { joined } from "./case-rows.ts";
import type { PdfRow } from "./pdf-content.ts";

/** The checks in the case file: of each person the result, when, and by which reference the vendor finds it. */
export const identityRows = (checks: readonly DeskCheck[], i18n: I18n): PdfRow[] =>
  checks.map(({ kind, name, state, outcome, vendor, at, reference }): PdfRow => {
    const ended = outcome !== null && outcome !== state ? i18n._(checkOutcomeNames[outcome]) : "";
    const moment = at === null ? "" : formatMoment(at, i18n);
    const found = reference && labelled(i18n.locale, i18n._(msg`Reference`), reference);
    return {
      label: name,
      answer: [
        joined(
          [state === "child" ? "" : i18n._(checkKindNames[kind]), i18n._(checkStateNames[state])],
          i18n,
        ),
      ],
      note: joined([moment, ended, vendor, found], i18n),
    };
  });
