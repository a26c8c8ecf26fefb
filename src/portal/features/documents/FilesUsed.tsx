import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { ownFilesIn } from "#contract/file-limits.ts";
import { small } from "#ui/theme/type.css.ts";
import { useSections, useStored } from "../application/application-context.ts";
import { visibleAnswers } from "../application/form-facts.ts";

/** How much of the limit for the applicant's own files is used. */
export function FilesUsed() {
  // Re-renders after each pause in editing, when the plan changes.
  useSelector(useSections(), (snapshot) => snapshot?.context.plan);
  const stored = useStored();
  const { filesTotal } = stored;
  const used = ownFilesIn(visibleAnswers(stored));
  return (
    <p className={small}>
      {stored.flowId === "otcIndividual" ? (
        <Trans>
          {used} of {filesTotal} files used
        </Trans>
      ) : (
        <Trans>
          {used} of {filesTotal} files used (files of people and companies that you name do not
          count)
        </Trans>
      )}
    </p>
  );
}
