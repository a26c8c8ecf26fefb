import { Trans, useLingui } from "@lingui/react/macro";
import { pathOf } from "#browser/client.ts";
import { businessLines } from "#contract/business-lines.ts";
import { type DeskAgreement, deskAgreement } from "#contract/calls/agreements/desk-agreement.ts";
import { otherSigner } from "#contract/desk/agreement-words.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { link } from "#ui/shared/link.css.ts";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { DocumentView } from "../documents/DocumentView.tsx";
import { useCase } from "../review/case-context.ts";
import * as pane from "../review/review.css.ts";
import * as css from "./agreements.css.ts";

/** Per line that needs an agreement: whether it is signed, the signer, the time and the copy. */
export function AgreementPane() {
  const { agreements } = useCase().case;
  return (
    <div className={pane.stack}>
      {agreements.map((each) => (
        <Agreement key={each.line} agreement={each} />
      ))}
    </div>
  );
}

function Agreement({ agreement }: { agreement: DeskAgreement }) {
  const { line, version, is_other_signer, signed } = agreement;
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const locale = i18n.locale as Locale;
  const name = i18n._(businessLines[line].name);
  const inForce = formatDay(version, locale);
  if (signed === null)
    return (
      <section aria-label={name}>
        <h2 className={css.title}>{name}</h2>
        <p className={pane.nothing}>
          <Trans>Not signed. Version in force: {inForce}.</Trans>
        </p>
      </section>
    );
  const source = pathOf(deskAgreement, { id: shown.id, line });
  const title = t`Signed agreement, ${name}`;
  const row = (key: string, term: string, answer: string) => ({ key, term, answer });
  return (
    <section aria-label={name}>
      <h2 className={css.title}>{name}</h2>
      <SummaryList
        rows={[
          row("version", t`Version`, formatDay(signed.version, locale)),
          ...(signed.version === version ? [] : [row("inForce", t`Version in force`, inForce)]),
          row("language", t`Language`, locales[signed.locale].name),
          {
            key: "signer",
            term: t`Signer`,
            answer: (
              <div className={css.signer}>
                {signed.name}
                {is_other_signer ? <Badge tone="caution">{i18n._(otherSigner)}</Badge> : null}
              </div>
            ),
          },
          ...(signed.capacity === "" ? [] : [row("capacity", t`Capacity`, signed.capacity)]),
          row("at", t`Signed`, formatMoment(signed.at, i18n)),
          row("text", t`SHA-256 of the text`, signed.sha256),
          row("pdf", t`SHA-256 of the signed copy`, signed.pdf_sha256),
        ]}
      />
      <p className={css.download}>
        <a className={link} href={source} download>
          <Trans>Download</Trans>
        </a>
      </p>
      <Disclosure summary={<Trans>Show the signed copy</Trans>} summaryOpen={<Trans>Hide</Trans>}>
        <DocumentView file={{ uid: "", title, type: "application/pdf" }} source={source} />
      </Disclosure>
    </section>
  );
}
