import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useScreenActor, useServices } from "#portal/system/use-portal.ts";
import { limits } from "#contract/limits.ts";
import { roles } from "#contract/accounts/roles.ts";
import type { AnswerStore } from "./answers.ts";
import type { ApplicationRef, WiredFlow } from "./application.ts";
import { addressOf, planOf } from "./form-facts.ts";
import { wasAsked } from "./resumed.ts";

interface Asked {
  section?: string | undefined;
  /** The form; the newest of the flow where the address names none. */
  form?: string | undefined;
}

/** Starts the application of this page and keeps it in step with the address. */
export function useStartedApplication({ id, flow, chart }: WiredFlow, { section, form }: Asked) {
  const person = useServices().person();
  const may = person && roles[person.role];
  const application = useScreenActor(chart, {
    input: {
      answers: { flowId: id, flow, asked: form, mayConsent: may?.consent === true },
      section: section ?? "",
      maySubmit: may?.submit === true,
      isOffered: !wasAsked(),
      saveDelay: limits.saveDelayMs,
      retryDelay: limits.saveRetryMs,
    },
  });
  useAddress(application, section);
  return application;
}

/** The address names the section that is shown; Back and Forward open the sections they name. */
function useAddress(application: ApplicationRef, asked: string | undefined) {
  const navigate = useNavigate();
  const sections = useSelector(application, ({ children }) => children.sections);
  const shown = useSelector(sections, (snapshot) => snapshot?.context.section);
  const answers = application.getSnapshot().context.answers as AnswerStore;
  useEffect(() => {
    if (!shown || shown === asked) return;
    const address = addressOf(answers.getSnapshot().context, shown);
    void navigate({ ...address, replace: asked === undefined });
    // Only a change of section moves the address; a change of the address is the other effect's matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  useEffect(() => {
    if (!asked || !sections || !sections.getSnapshot().matches("filling")) return;
    if (asked === sections.getSnapshot().context.section) return;
    const stored = answers.getSnapshot().context;
    sections.send({ type: "section.open", section: asked, ...planOf(stored) });
    const now = sections.getSnapshot().context.section;
    if (now !== asked) void navigate({ ...addressOf(stored, now), replace: true });
  }, [asked, sections, answers, navigate]);
}
