import { type ComponentType, createContext, useContext } from "react";

const RowFormContext = createContext<ComponentType | null>(null);

export const RowFormProvider = RowFormContext.Provider;

/** Draws the questions of one row of people with the form that holds the list. */
export function useRowForm(): ComponentType {
  const form = useContext(RowFormContext);
  if (!form) throw new Error("a row stands outside a form");
  return form;
}
