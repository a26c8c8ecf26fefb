import { type ComponentType, lazy } from "react";

const Arithmetic = lazy(() => import("#portal/features/investor/Arithmetic.tsx"));

const Ownership = lazy(() => import("#portal/features/ownership/Ownership.tsx"));

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

/** Those that stand above the questions. */
export const panelsAbove: ReadonlySet<string> = new Set(["relatedInformation"]);
