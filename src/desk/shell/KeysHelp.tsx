import { Trans, useLingui } from "@lingui/react/macro";
import { caseDialog } from "@gatehouse/machines/desk/case-dialog";
import { useSelector } from "@xstate/react";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { classes } from "#ui/shared/classes.ts";
import { barLink } from "#ui/shared/link.css.ts";
import { useScreenActor } from "../system/use-desk.ts";
import * as css from "./shell.css.ts";
import { useKeys } from "./use-keys.ts";

/** Lists the keys; `?` opens it. */
export function KeysHelp() {
  const { t } = useLingui();
  const dialog = useScreenActor(caseDialog);
  const isOpen = useSelector(dialog, (snapshot) => snapshot.matches("open"));
  const open = () => dialog.send({ type: "dialog.open", subject: { kind: "keys" } });
  useKeys({ "?": open });
  const keys: [string, string][] = [
    ["j k", t`Next or previous row or answer`],
    ["o", t`Open the selected row, or the document for the answer`],
    ["1 2 3 4", t`Set the verdict on the selected answer, in the order shown`],
    ["n", t`Next unclaimed case`],
    ["u", t`Back to the queue`],
    ["?", t`Show this list`],
  ];
  return (
    <>
      <button type="button" className={classes(barLink, css.help)} onClick={open}>
        <Trans>Keyboard shortcuts</Trans>
      </button>
      <LazyDialog
        open={isOpen}
        onClose={() => dialog.send({ type: "dialog.close" })}
        title={<Trans>Keyboard shortcuts</Trans>}
        description={<Trans>Shortcuts are off while you type or hold Ctrl, Alt or Command.</Trans>}
        close={t`Close`}
      >
        <dl className={css.keys}>
          {keys.map(([key, text]) => (
            <div key={key} className={css.keyRow}>
              <dt>
                {key.split(" ").map((each) => (
                  <kbd key={each} className={css.key}>
                    {each}
                  </kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </LazyDialog>
    </>
  );
}
