import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { ownFilesIn } from "#contract/file-limits.ts";
import { limits } from "#contract/limits.ts";
import { small } from "#ui/theme/type.css.ts";
import { useApplication } from "../../wiring/application-context.ts";

const { filesTotal } = limits;

/** How much of the limit of the applicant's own files is used. */
export function FilesUsed() {
  const application = useApplication();
  const used = useSyncExternalStore(application.onRest, () =>
    ownFilesIn(application.notebook.answers),
  );
  return (
    <p className={small}>
      <Trans>
        {used} of {filesTotal} files used
      </Trans>
    </p>
  );
}
