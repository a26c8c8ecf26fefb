import { type ComponentType, lazy } from "react";

const Arithmetic = lazy(() => import("#portal/features/investor/Arithmetic.tsx"));

const Ownership = lazy(() => import("#portal/features/ownership/Ownership.tsx"));

/** Shown only if there are such lines. */
export const AppliedLines = lazy(() => import("./AppliedLines.tsx"));

/** Panels below the questions of a section, by section. */
export const sectionPanels: Partial<Record<string, ComponentType>> = {
  applicableAccount: AppliedLines,
  investorClassification: Arithmetic,
  personClassification: Arithmetic,
  relatedInformation: Ownership,
};
