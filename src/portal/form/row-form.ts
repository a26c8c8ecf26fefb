import { type ComponentType, createContext, useContext } from "react";

const RowFormContext = createContext<ComponentType | null>(null);

export const RowFormProvider = RowFormContext.Provider;

/** The component that renders one row of people; the form around the list provides it. */
export function useRowForm(): ComponentType {
  const form = useContext(RowFormContext);
  if (!form) throw new Error("a row stands outside a form");
  return form;
}
