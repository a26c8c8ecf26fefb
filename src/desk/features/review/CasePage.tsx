import { useLingui } from "@lingui/react/macro";
import { useCaseId, useGo } from "#desk/app/navigation.tsx";
import { usePageTitle } from "#browser/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";
import { useKeys } from "#desk/shell/use-keys.ts";
import { Answers } from "../answers/Answers.tsx";
import { CaseDialogs } from "../decisions/CaseDialogs.tsx";
import { UnsentBand } from "../drafts/UnsentBand.tsx";
import { LineMatrix } from "../lines/LineMatrix.tsx";
import { WorkBand } from "../work/WorkBand.tsx";
import { WorkPage } from "../work/WorkPage.tsx";
import { CaseProvider } from "./case-context.ts";
import { type Shown, wiredCaseWork } from "./case-work.ts";
import { CaseHead } from "./CaseHead.tsx";
import * as css from "./review.css.ts";
import { SidePane } from "./SidePane.tsx";

export function CasePage() {
  const id = useCaseId();
  const { i18n } = useLingui();
  // In the language in which the server worded it.
  return (
    <WorkPage<Shown> key={`${id} ${i18n.locale}`} id={id} wired={wiredCaseWork}>
      {(shown) => (
        <CaseProvider value={shown}>
          <ShownCase name={shown.case.name} reference={shown.case.reference} />
        </CaseProvider>
      )}
    </WorkPage>
  );
}

function ShownCase({ name, reference }: { name: string; reference: string }) {
  const go = useGo();
  usePageTitle(`${name} ${reference}`);
  useKeys({ u: go.back, n: go.toNext });
  return (
    <Page>
      <div className={css.page}>
        <WorkBand />
        <UnsentBand />
        <CaseHead />
        <LineMatrix />
        <div className={css.columns}>
          <SidePane />
          <Answers />
        </div>
      </div>
      <CaseDialogs />
    </Page>
  );
}
