import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useCaseId, useGo } from "#desk/app/navigation.tsx";
import { PageFailed } from "#desk/app/PageFailed.tsx";
import { PageMissing } from "#desk/app/PageMissing.tsx";
import { usePageTitle } from "#desk/app/page-title.ts";
import { Waiting } from "#desk/app/Waiting.tsx";
import { Page } from "#desk/shell/Page.tsx";
import { useKeys } from "#desk/shell/use-keys.ts";
import { useDesk, useScreenActor } from "#desk/system/use-desk.ts";
import { Answers } from "../answers/Answers.tsx";
import { CaseDialogs } from "../decisions/CaseDialogs.tsx";
import { UnsentBand } from "../drafts/UnsentBand.tsx";
import { LineMatrix } from "../lines/LineMatrix.tsx";
import { CaseBand } from "./CaseBand.tsx";
import { CaseProvider } from "./case-context.ts";
import { type Shown, wiredCaseWork } from "./case-work.ts";
import { CaseHead } from "./CaseHead.tsx";
import * as css from "./review.css.ts";
import { SidePane } from "./SidePane.tsx";

export function CasePage() {
  const id = useCaseId();
  const { i18n } = useLingui();
  return <CaseById key={`${id} ${i18n.locale}`} id={id} />;
}

/** One case, in the language in which the server worded it. */
function CaseById({ id }: { id: string }) {
  const desk = useDesk();
  const logic = useMemo(() => wiredCaseWork(desk), [desk]);
  const work = useScreenActor(logic, { input: { id } });
  const shown = useSelector(work, ({ context }) => context.shown) as Shown | null;
  const isMissing = useSelector(work, (snapshot) => snapshot.matches("missing"));
  const isStale = useSelector(work, (snapshot) => snapshot.matches("stale"));
  if (isMissing) return <PageMissing />;
  if (shown === null && isStale)
    return <PageFailed retry={() => work.send({ type: "case.reload" })} />;
  if (shown === null) return <Waiting />;
  return (
    <CaseProvider value={{ ...shown, work }}>
      <ShownCase name={shown.case.name} reference={shown.case.reference} />
    </CaseProvider>
  );
}

function ShownCase({ name, reference }: { name: string; reference: string }) {
  const go = useGo();
  usePageTitle(`${name} ${reference}`);
  useKeys({ u: go.back, n: go.toNext });
  return (
    <Page>
      <div className={css.page}>
        <CaseBand />
        <UnsentBand />
        <CaseHead />
        <LineMatrix />
        <div className={css.columns}>
          <Answers />
          <SidePane />
        </div>
      </div>
      <CaseDialogs />
    </Page>
  );
}
