import { Trans, useLingui } from "@lingui/react/macro";
import { textNamed } from "#contract/agreements/versions.ts";
import { businessLines } from "#contract/business-lines.ts";
import { agreementPdf, type SignedAgreement } from "#contract/calls/agreements/agreements.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { pathOf } from "#browser/client.ts";
import { Card } from "#ui/Card/Card.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Confirmation } from "#portal/shell/Confirmation.tsx";
import * as css from "./agreement.css.ts";
import type { Standing } from "./loaded.ts";

interface Props {
  standing: Standing;
  signed: SignedAgreement;
}

/** After signing, and whenever the page is opened again. */
export function Signed({ standing: { line, agreement }, signed }: Props) {
  const { t, i18n } = useLingui();
  const { version } = signed;
  const locale = i18n.locale as Locale;
  const { title } = textNamed({ agreement, version, locale }) ?? { title: t`Agreement` };
  const row = (key: string, term: string, answer: string) => ({ key, term, answer });
  return (
    <Confirmation
      eyebrow={i18n._(businessLines[line].name)}
      title={t`The agreement is signed`}
      lead={
        <Trans>Keep the signed copy for your records. The next step is on your dashboard.</Trans>
      }
      more={
        <a className={buttonLink.secondary} href={pathOf(agreementPdf, { line })} download>
          <Trans>Download signed copy</Trans>
        </a>
      }
      note={<Trans>We also sent the signed copy to the account holder.</Trans>}
    >
      <Card>
        <SummaryList
          rows={[
            row("agreement", t`Agreement`, title),
            row("version", t`Version`, formatDay(version, locale)),
            row("language", t`Language`, locales[signed.locale].name),
            row("signer", t`Signer`, signed.name),
            ...(signed.capacity === "" ? [] : [row("capacity", t`Capacity`, signed.capacity)]),
            row("at", t`Signed`, formatMoment(signed.at, i18n)),
            {
              key: "hash",
              term: t`SHA-256 of the signed copy`,
              answer: <span className={css.hash}>{signed.pdf_sha256}</span>,
            },
          ]}
        />
      </Card>
    </Confirmation>
  );
}
