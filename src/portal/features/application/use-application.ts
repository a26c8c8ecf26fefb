import { useNavigate, useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useScreenActor, useServices } from "#portal/system/use-portal.ts";
import { limits } from "#contract/limits.ts";
import { roles } from "#contract/accounts/roles.ts";
import type { AnswerStore } from "./answers.ts";
import type { ApplicationRef, WiredFlow } from "./application.ts";
import { addressOf, planOf } from "./form-facts.ts";
import { wasAsked } from "./resumed.ts";

interface Search {
  section?: string | undefined;
  /** The newest form of the flow by default. */
  form?: string | undefined;
  from?: "review" | undefined;
}

/** Starts the application of this page and keeps it in sync with the address. */
export function useStartedApplication(
  { id, flow, chart, formId = "" }: WiredFlow,
  { section, form, from }: Search,
) {
  const person = useServices().person();
  const may = person && roles[person.role];
  const application = useScreenActor(chart, {
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
  useAddress(application, section, from === "review");
  return application;
}

/** The address names the section that is shown; Back and Forward open the section of the address. */
function useAddress(application: ApplicationRef, requested: string | undefined, isChange: boolean) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const sections = useSelector(application, ({ children }) => children.sections);
  const shown = useSelector(sections, (snapshot) => snapshot?.context.section);
  const answers = application.getSnapshot().context.answers as AnswerStore;
  useEffect(() => {
    if (!shown || shown === requested) return;
    const stored = answers.getSnapshot().context;
    const isBack = isChange && shown === planOf(stored).plan.at(-1)?.section;
    void navigate({
      ...addressOf(stored, shown),
      ...(isBack ? { hash: (question) => (question ? `${requested}.${question}` : "") } : {}),
      replace: requested === undefined,
    });
    // The other effect handles a change of the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  useEffect(() => {
    if (!requested || !sections) return;
    if (requested === sections.getSnapshot().context.section) return;
    // A newer address is on its way: this one was left before it was shown.
    if (new URLSearchParams(history.location.search).get("section") !== requested) return;
    const stored = answers.getSnapshot().context;
    sections.send({ type: "section.open", section: requested, isChange, ...planOf(stored) });
    const now = sections.getSnapshot().context.section;
    if (now !== requested) void navigate({ ...addressOf(stored, now), replace: true });
  }, [requested, isChange, sections, answers, navigate, history]);
}
