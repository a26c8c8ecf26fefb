import type { DraftEvent } from "@gatehouse/machines/draft";
import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { waitFor } from "xstate";
import { limits } from "#contract/limits.ts";
import { roles } from "#contract/roles.ts";
import { usePortal, useScreenActor, useServices, useSystemActor } from "../app/use-portal.ts";
import { Application } from "./application.ts";
import type { OnboardingRef, WiredFlow } from "./flow.ts";
import { afterRest } from "./rest.ts";
import { workOf } from "./work.ts";

interface Asked {
  section?: string | undefined;
  /** The form; the newest of the flow where the address names none. */
  form?: string | undefined;
}

/** Starts the flow of this page and keeps it in step with the address and the notebook. */
export function useOnboarding(wired: WiredFlow, { section: asked, form }: Asked) {
  const services = useServices();
  const session = useSystemActor("session");
  const [may] = useState(() => {
    const { person } = session.getSnapshot().context;
    return person && roles[person.role];
  });
  const [application] = useState(() => new Application(wired, services, form, may?.consent));
  const [logic] = useState(() => wired.chart(application, (event) => application.tell(event)));
  const onboarding: OnboardingRef = useScreenActor(logic, {
    input: {
      plan: [],
      accepted: [],
      maySubmit: may?.submit === true,
      ...(asked ? { section: asked } : {}),
    },
  });
  useNotebook(application, onboarding);
  useAddress(application, onboarding, asked);
  return { application, onboarding };
}

/** The draft that runs beside the pages. */
export function useDraft(onboarding: OnboardingRef) {
  return useSelector(onboarding, (snapshot) => snapshot.children.draft);
}

/** The form of the page that is open; while the application is sent, the one that was. */
export function useForm(onboarding: OnboardingRef) {
  const running = useSelector(onboarding, (snapshot) => snapshot.children.form);
  const [shown, show] = useState(running);
  if (running && running !== shown) show(running);
  return running ?? shown;
}

function tellDraft(onboarding: OnboardingRef, event: DraftEvent) {
  const running = onboarding.getSnapshot().children.draft;
  // Every key and every second comes by here; a draft that has nothing to do with it need not hear it.
  if (running?.getSnapshot().can(event)) running.send(event);
}

/** Saves at once what the draft has not saved yet; gives whether it is. */
async function saveNow(onboarding: OnboardingRef): Promise<boolean> {
  tellDraft(onboarding, { type: "draft.save" });
  const running = onboarding.getSnapshot().children.draft;
  if (!running) return true;
  const rested = await waitFor(
    running,
    (snapshot) => !snapshot.hasTag("busy") && !snapshot.matches({ keeping: "edited" }),
  );
  return !rested.matches("keeping") || rested.hasTag("settled");
}

/** What is typed is told to the draft at once, and to the plan when the hands rest. */
function useNotebook(application: Application, onboarding: OnboardingRef) {
  const portal = usePortal();
  const session = useSystemActor("session");
  useEffect(() => {
    const hands = afterRest(limits.planRestMs, () => application.replan());
    const tell = () => {
      tellDraft(onboarding, { type: "draft.edit" });
      hands.stir();
    };
    const flush = () =>
      session.getSnapshot().matches("member")
        ? application.flush()
        : void application.notebook.keep();
    application.attach({ tell: (event) => onboarding.send(event), edited: tell });
    const work = workOf({ keep: () => application.keep(), save: () => saveNow(onboarding) });
    portal.send({ type: "service.start", name: "application", logic: work });
    const watch = session.subscribe((snapshot) => {
      if (snapshot.matches("member")) tellDraft(onboarding, { type: "session.back" });
    });
    addEventListener("pagehide", flush);
    return () => {
      hands.stop();
      portal.send({ type: "service.stop", name: "application" });
      watch.unsubscribe();
      removeEventListener("pagehide", flush);
      flush();
      application.close();
    };
  }, [application, onboarding, portal, session]);
}

/** The address names the section that is shown; Back and Forward open the sections they name. */
function useAddress(
  application: Application,
  onboarding: OnboardingRef,
  asked: string | undefined,
) {
  const navigate = useNavigate();
  const shown = useSelector(onboarding, (snapshot) =>
    snapshot.matches("filling") ? snapshot.context.section : undefined,
  );
  useEffect(() => {
    if (!shown || shown === asked) return;
    void navigate({ ...application.placeOf(shown), replace: asked === undefined });
    // Only a change of page moves the address; a change of the address is the other effect's matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  useEffect(() => {
    const { section } = onboarding.getSnapshot().context;
    if (!asked || asked === section || !onboarding.getSnapshot().matches("filling")) return;
    application.replan();
    onboarding.send({ type: "section.open", section: asked });
    const now = onboarding.getSnapshot().context.section;
    if (now !== asked) void navigate({ ...application.placeOf(now), replace: true });
  }, [asked, application, onboarding, navigate]);
}
