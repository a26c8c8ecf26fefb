import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { AnswerStore, Stored } from "./answers.ts";
import type { ApplicationRef } from "./application.ts";

const ApplicationContext = createContext<ApplicationRef | null>(null);

export const ApplicationProvider = ApplicationContext.Provider;

/** The application that is open on this page. */
export function useApplication(): ApplicationRef {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error("there is no application around this part");
  return application;
}

/** Its answer store. */
export const useAnswerStore = () => useApplication().getSnapshot().context.answers as AnswerStore;

/** The application as it is now; drawing again is up to the caller. */
export const useStored = (): Stored => useAnswerStore().getSnapshot().context;

/** The chart that opens the draft, while it runs. */
export const useDraftOpening = () =>
  useSelector(useApplication(), ({ children }) => children.draftOpening);

/** The chart that saves the draft; it runs as long as the sections are shown. */
export const useDraft = () => useSelector(useApplication(), ({ children }) => children.draft);

/** The chart of the sections; it runs as long as they are shown. */
export const useSections = () => useSelector(useApplication(), ({ children }) => children.sections);
