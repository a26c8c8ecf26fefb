import { createContext, type ReactNode, useContext } from "react";

const RowFormContext = createContext<ReactNode>(null);

export const RowFormProvider = RowFormContext.Provider;

/** Renders the questions of one row of people; the form around the list provides it. */
export const useRowForm = (): ReactNode => useContext(RowFormContext);
