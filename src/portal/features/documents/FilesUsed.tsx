import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { ownFilesIn } from "#contract/file-limits.ts";
import { limits } from "#contract/limits.ts";
import { small } from "#ui/theme/type.css.ts";
import { useSections, useStored } from "../application/application-context.ts";

const { filesTotal } = limits;

/** How much of the limit of the applicant's own files is used. */
export function FilesUsed() {
  // The plan is new after each pause in editing.
  useSelector(useSections(), (snapshot) => snapshot?.context.plan);
  const used = ownFilesIn(useStored().answers);
  return (
    <p className={small}>
      <Trans>
        {used} of {filesTotal} files used
      </Trans>
    </p>
  );
}
