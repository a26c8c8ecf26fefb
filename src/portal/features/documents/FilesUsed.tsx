import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { ownFilesIn } from "#contract/file-limits.ts";
import type { Section } from "#contract/questions/question.ts";
import { classes } from "#ui/shared/classes.ts";
import { small } from "#ui/theme/type.css.ts";
import { useSections, useStored } from "../application/application-context.ts";
import { asksForFile, visibleAnswers } from "../application/form-facts.ts";
import * as css from "./files-used.css.ts";

/** How much of the limit for the applicant's own files is used, once the page asks for a file. */
export function FilesUsed({ section }: { section: Section }) {
  // Re-renders after each pause in editing, when the plan changes.
  useSelector(useSections(), (snapshot) => snapshot?.context.plan);
  const stored = useStored();
  if (!asksForFile(stored, section)) return null;
  const { filesTotal } = stored;
  const used = ownFilesIn(visibleAnswers(stored));
  return (
    <p className={classes(small, css.used)}>
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
