import { type ComponentType, lazy } from "react";

const Arithmetic = lazy(() => import("#portal/features/investor/Arithmetic.tsx"));

/** Its chart stands above the questions that it follows from. */
export const Ownership = lazy(() => import("#portal/features/ownership/Ownership.tsx"));

const UnaskedFiles = lazy(() => import("#portal/features/documents/UnaskedFiles.tsx"));

/** Shown only if there are such lines. */
export const AppliedLines = lazy(() => import("./AppliedLines.tsx"));

/** Panels beside the questions of a section, by section. */
export const sectionPanels: Partial<Record<string, ComponentType>> = {
  applicableAccount: AppliedLines,
  investorClassification: Arithmetic,
  personClassification: Arithmetic,
  relatedInformation: Ownership,
  uploadFiles: UnaskedFiles,
  supportingDocuments: UnaskedFiles,
  uploadFile: UnaskedFiles,
};
