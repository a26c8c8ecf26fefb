import { neighbour } from "@gatehouse/machines/application/plan";
import { useRouter } from "@tanstack/react-router";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type FormEvent, type RefObject, use, useRef } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { PrintIcon } from "#ui/icons/icons.ts";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { linesOf } from "#contract/application/lines-of.ts";
import { leadText } from "#contract/application/lead-text.ts";
import type { Section } from "#contract/questions/question.ts";
import { expectControls, fetchControls } from "#portal/form/controls/fetched.ts";
import { ScopeProvider } from "#portal/form/scope.ts";
import { Header } from "#portal/shell/Header.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { FilesUsed } from "#portal/features/documents/FilesUsed.tsx";
import type { SectionsRef } from "../application.ts";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { MaskedNumbers } from "../numbers/MaskedNumbers.tsx";
import { sectionAddress } from "../section-address.ts";
import { useStored } from "../application-context.ts";
import { sectionIn } from "../form-facts.ts";
import { Guide } from "#portal/form/guidance/Guide.tsx";
import { OfflineBand } from "./OfflineBand.tsx";
import { PhoneRail } from "./rail/PhoneRail.tsx";
import { Rail } from "./rail/Rail.tsx";
import { useStepPlace } from "./rail/use-step-place.tsx";
import { SectionBody } from "./SectionBody.tsx";
import { SectionFoot } from "./SectionFoot.tsx";
import { useNewPage } from "./use-new-page.ts";
import { type FormRef, useScopeOf } from "./use-scope-of.ts";

/** One page of the form: the section inside its frame. */
export function SectionPage({ sections }: { sections: SectionsRef }) {
  const { t, i18n } = useLingui();
  const form = useSelector(sections, ({ children }) => children["form"]) as FormRef | undefined;
  const id = useSelector(sections, (snapshot) => snapshot.context.section);
  const stored = useStored();
  const { flow } = stored;
  const section = sectionIn(stored, id);
  const scope = useScopeOf(form, section);
  const isLast = useSelector(sections, ({ context }) => neighbour(context, 1) === context.section);
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenActor(sectionAddress, { input: { sections, router: useRouter() } });
  useNewPage(id, heading, form);
  useTitleAndFocus(section ? i18n._(section.title) : "", form);
  if (id !== flow.pages[0]?.section.id) use(fetchControls());
  if (!scope || !section) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form?.send({ type: "form.check" });
  };
  return (
    <ScopeProvider value={scope}>
      <form
        onSubmit={submit}
        onPointerDown={expectControls}
        onKeyDownCapture={expectControls}
        onInput={expectControls}
        noValidate
      >
        <PageFrame
          above={<SkipLink>{t`Skip to the form`}</SkipLink>}
          header={<Header />}
          band={<OfflineBand />}
          stepBar={<PhoneRail sections={sections} />}
          rail={<Rail sections={sections} />}
          railLabel={t`Steps`}
          guide={isLast ? undefined : <Guide />}
          guideLabel={t`Guidance`}
          footBar={<SectionFoot sections={sections} />}
        >
          <Head sections={sections} section={section} heading={heading} isLast={isLast} />
          <SectionBody sections={sections} />
        </PageFrame>
      </form>
    </ScopeProvider>
  );
}

interface HeadProps {
  sections: SectionsRef;
  section: Section;
  heading: RefObject<HTMLHeadingElement | null>;
  isLast: boolean;
}

function Head({ sections, section, heading, isLast }: HeadProps) {
  const { t, i18n } = useLingui();
  const { answers } = useStored();
  const title = isLast ? t`Check your answers` : i18n._(section.title);
  const eyebrow = useStepPlace(sections, title);
  return (
    <PageHead
      headingRef={heading}
      eyebrow={eyebrow}
      title={title}
      {...(section.lead ? { lead: leadText(i18n, section.lead, linesOf(answers)) } : {})}
      {...(isLast ? { action: <Print /> } : {})}
    >
      <FilesUsed section={section} />
      <MaskedNumbers section={isLast ? null : section.id} heading={heading} />
    </PageHead>
  );
}

function Print() {
  return (
    <Button look="secondary" small icon={<PrintIcon />} onClick={() => print()}>
      <Trans>Print</Trans>
    </Button>
  );
}
