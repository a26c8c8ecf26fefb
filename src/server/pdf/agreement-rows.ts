import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import { otherSigner } from "#contract/desk/agreement-words.ts";
import type { DeskAgreement } from "#contract/calls/agreements/desk-agreement.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { labelled } from "../i18n.ts";
import { joined } from "./case-rows.ts";
import type { PdfRow } from "./pdf-content.ts";
import { lineName } from "./submitted-pdf.ts";

/** The agreements in the case file: of each line, whether it is signed, the signer, the time and the version. */
export const agreementRows = (agreements: readonly DeskAgreement[], i18n: I18n): PdfRow[] =>
  agreements.map(({ line, is_other_signer, signed }): PdfRow => {
    const locale = i18n.locale as Locale;
    const label = lineName(locale, line);
    if (signed === null) return { label, answer: [i18n._(msg`Not signed`)] };
    return {
      label,
      answer: [
        joined([signed.name, signed.capacity], i18n),
        ...(is_other_signer ? [i18n._(otherSigner)] : []),
        formatMoment(signed.at, i18n),
        labelled(locale, i18n._(msg`Version`), formatDay(signed.version, locale)),
      ],
      note: `SHA-256 ${signed.pdf_sha256}`,
    };
  });
