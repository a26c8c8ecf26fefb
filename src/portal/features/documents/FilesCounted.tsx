import { Trans } from "@lingui/react/macro";
import { ownFilesIn } from "#contract/file-limits.ts";
import { classes } from "#ui/shared/classes.ts";
import { small } from "#ui/theme/type.css.ts";
import { useStored } from "../application/application-context.ts";
import { visibleAnswers } from "../application/form-facts.ts";
import * as css from "./files-used.css.ts";

export default function FilesCounted() {
  const stored = useStored();
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
