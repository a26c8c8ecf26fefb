import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { textNamed } from "#contract/agreements/versions.ts";
import { signSection } from "#contract/forms/agreements/sign.ts";
import type { Locale } from "#contract/locales.ts";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { reading } from "#portal/shell/shell.css.ts";
import { useScreenActor, useServices } from "#portal/system/use-portal.ts";
import { AgreementBar } from "./AgreementBar.tsx";
import { AgreementFoot } from "./AgreementFoot.tsx";
import { AgreementText } from "./AgreementText.tsx";
import type { Loaded } from "./loaded.ts";
import { SignaturePart } from "./SignaturePart.tsx";
import { wiredAgreement } from "./signing.ts";
import { TextChanged } from "./TextChanged.tsx";
import { useReading } from "./use-reading.ts";

interface Props extends Loaded {
  texts: NonNullable<Loaded["texts"]>;
}

/** The text, then the signature and the code. */
export function ReadAndSign({ standing, texts, journal, values }: Props) {
  const { t, i18n } = useLingui();
  const { agreement, version, applicant, register_type: registerType } = standing;
  const locale = i18n.locale as Locale;
  const text = textNamed({ agreement, version, locale })!;
  const { party } = text;
  const section = signSection({ registerType, parts: text.parts.length, applicant });
  const email = useServices().person()?.email ?? "";
  const actor = useScreenActor(wiredAgreement({ section, texts, journal }), {
    input: { text: texts[locale], email, values: { signature: { kind: "typed" }, ...values } },
  });
  const isChanged = useSelector(actor, (snapshot) => snapshot.matches("changed"));
  const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading"));
  const furthest = useSelector(actor, ({ context }) => context.furthest);
  const end = useReading(actor, locale);
  useTitleAndFocus(text.title);
  if (isChanged) return <TextChanged />;
  return (
    <PageFrame
      above={<SkipLink>{t`Skip to the agreement`}</SkipLink>}
      header={
        <AgreementBar
          title={text.title}
          part={isReading ? furthest : text.parts.length}
          parts={text.parts.length}
          isRead={!isReading}
        />
      }
      footBar={<AgreementFoot actor={actor} version={version} email={email} />}
    >
      <div className={reading}>
        <PageHead
          title={<Trans>Read and sign</Trans>}
          lead={
            <Trans>
              Between {party} and {applicant}
            </Trans>
          }
        />
        <AgreementText text={text} end={end} />
        <SignaturePart actor={actor} section={section} />
      </div>
    </PageFrame>
  );
}
