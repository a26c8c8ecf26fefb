import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import { loadMessages } from "#portal/app/i18n.ts";
import { expectControls } from "#portal/form/controls/fetched.ts";
import { needsControls } from "#portal/form/controls/index.ts";
import { Skeleton } from "#portal/shell/Skeleton.tsx";
import { ApplicationProvider } from "../application-context.ts";
import type { WiredFlow } from "../application.ts";
import { expectDefinition } from "../flow-definitions.ts";
import { wasAsked } from "../resumed.ts";
import type { Place } from "#portal/app/route-search.ts";
import { limits } from "#contract/limits.ts";
import { roles } from "#contract/accounts/roles.ts";
import { useScreenActor, useServices } from "#portal/system/use-portal.ts";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { flowWords } from "./flow-words.ts";
import { Opening } from "./opening/Opening.tsx";
import { SectionPage } from "./SectionPage.tsx";

const Submitted = lazy(async () => {
  const [module] = await Promise.all([import("../review/Submitted.tsx"), loadMessages("pages")]);
  return module;
});
const QuestionnaireSent = lazy(
  () => import("#portal/features/questionnaires/QuestionnaireSent.tsx"),
);

const confirmations: Record<FlowId, ComponentType> = {
  institutional: Submitted,
  otcInstitution: Submitted,
  otcIndividual: Submitted,
  questionnaire: QuestionnaireSent,
};

interface Props {
  wired: WiredFlow;
  search: Pick<Place, "section" | "form" | "from">;
}

/** One application of any flow, from opening to confirmation. */
export function Onboarding({ wired, search }: Props) {
  const { t, i18n } = useLingui();
  const application = useStartedApplication(wired, search);
  const pane = useSelector(application, (snapshot) => snapshot.value);
  const sections = useSelector(application, ({ children }) => children.sections);
  useTitleAndFocus(i18n._(flowWords[wired.id].title));
  const Confirmation = confirmations[wired.id];
  useEffect(() => expectPage(wired, search.section ?? ""), [wired, search.section]);
  return (
    <ApplicationProvider value={application}>
      {pane === "opening" ? <Opening /> : null}
      <Suspense fallback={<Skeleton label={t`Loading`} />}>
        {sections ? <SectionPage sections={sections} /> : null}
        {pane === "submitted" ? <Confirmation /> : null}
      </Suspense>
    </ApplicationProvider>
  );
}

/** Loads early what the page in the address needs; an empty name is the first one. */
function expectPage({ id, flow }: WiredFlow, asked: string): void {
  const section = flow.sections[asked];
  const isLater = flow.isStart === true && asked !== "" && section !== flow.pages[0]?.section;
  if (isLater) expectDefinition(id);
  if (isLater || (section && needsControls(section))) expectControls();
}

/** Starts the application of this page. */
function useStartedApplication(
  { id, flow, chart, formId = "" }: WiredFlow,
  { section, form, from }: Props["search"],
) {
  const person = useServices().person();
  const may = person && roles[person.role];
  return useScreenActor(chart, {
    input: {
      answers: { flowId: id, flow, formAsked: form, formId, mayConsent: may?.consent === true },
      section: section ?? "",
      isChange: from === "review",
      maySubmit: may?.submit === true,
      isOffered: formId === "" && !wasAsked(),
      saveDelay: limits.saveDelayMs,
      retryDelay: limits.saveRetryMs,
    },
  });
}
