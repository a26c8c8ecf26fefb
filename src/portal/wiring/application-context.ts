import { createContext, useContext } from "react";
import type { Application } from "./application.ts";

const ApplicationContext = createContext<Application | null>(null);

export const ApplicationProvider = ApplicationContext.Provider;

/** The application that is open on this page. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error("there is no application around this part");
  return application;
}
