import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { AnswerStore, Stored } from "./answers.ts";
import type { ApplicationRef } from "./application.ts";

const ApplicationContext = createContext<ApplicationRef | null>(null);

export const ApplicationProvider = ApplicationContext.Provider;

export function useApplication(): ApplicationRef {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error("there is no application around this part");
  return application;
}

export const useAnswerStore = () => useApplication().getSnapshot().context.answers as AnswerStore;

/** The application at this moment; does not re-render on a change. */
export const useStored = (): Stored => useAnswerStore().getSnapshot().context;

/** Whether the pending answers could not be stored on this device. */
export const useIsCopyFailed = () =>
  useSelector(useApplication(), (snapshot) => snapshot.hasTag("failed"));

/** Undefined once the draft is opened. */
export const useDraftOpening = () =>
  useSelector(useApplication(), ({ children }) => children.draftOpening);

/** Undefined unless the sections are shown. */
export const useDraft = () => useSelector(useApplication(), ({ children }) => children.draft);

/** Undefined unless they are shown. */
export const useSections = () => useSelector(useApplication(), ({ children }) => children.sections);
