import type { SectionsRef } from "#portal/features/application/application.ts";
import { ApplicationSteps } from "./ApplicationSteps.tsx";
import { useSteps } from "./use-steps.ts";

/** The steps beside the form. */
export function Rail({ sections }: { sections: SectionsRef }) {
  return <ApplicationSteps steps={useSteps(sections).steps} />;
}
