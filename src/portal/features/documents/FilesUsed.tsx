import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import type { Section } from "#contract/questions/question.ts";
import { useSections, useStored } from "../application/application-context.ts";
import { asksForFile } from "../application/form-facts.ts";

const FilesCounted = lazy(() => import("./FilesCounted.tsx"));

/** How much of the limit for the applicant's own files is used, once the page asks for a file. */
export function FilesUsed({ section }: { section: Section }) {
  // Re-renders, with the count, after each pause in editing, when the plan changes.
  useSelector(useSections(), (snapshot) => snapshot?.context.plan);
  if (!asksForFile(useStored(), section)) return null;
  return (
    <Suspense fallback={null}>
      <FilesCounted />
    </Suspense>
  );
}
