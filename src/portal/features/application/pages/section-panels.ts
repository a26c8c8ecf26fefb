import { type ComponentType, lazy } from "react";

const Arithmetic = lazy(() =>
  import("#portal/features/investor/Arithmetic.tsx").then((module) => ({
    default: module.Arithmetic,
  })),
);

const Ownership = lazy(() =>
  import("#portal/features/ownership/Ownership.tsx").then((module) => ({
    default: module.Ownership,
  })),
);

/** Shown only if there are such lines. */
export const AppliedLines = lazy(() =>
  import("./AppliedLines.tsx").then((module) => ({ default: module.AppliedLines })),
);

/** Panels below the questions of a section, by section. */
export const sectionPanels: Partial<Record<string, ComponentType>> = {
  applicableAccount: AppliedLines,
  investorClassification: Arithmetic,
  personClassification: Arithmetic,
  relatedInformation: Ownership,
};
