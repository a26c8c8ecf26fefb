import { type ComponentType, lazy } from "react";

const Arithmetic = lazy(() =>
  import("./Arithmetic.tsx").then((module) => ({ default: module.Arithmetic })),
);

/** What stands below the questions of a section and follows from their answers. */
export const sectionPanels: Partial<Record<string, ComponentType>> = {
  investorClassification: Arithmetic,
};
