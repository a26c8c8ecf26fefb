import { type ComponentType, lazy } from "react";

const Arithmetic = lazy(() =>
  import("./Arithmetic.tsx").then((module) => ({ default: module.Arithmetic })),
);

const Ownership = lazy(() =>
  import("./Ownership.tsx").then((module) => ({ default: module.Ownership })),
);

/** What stands below the questions of a section and follows from their answers. */
export const sectionPanels: Partial<Record<string, ComponentType>> = {
  investorClassification: Arithmetic,
  personClassification: Arithmetic,
  relatedInformation: Ownership,
};
