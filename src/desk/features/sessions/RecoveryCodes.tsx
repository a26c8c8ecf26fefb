import { Trans } from "@lingui/react/macro";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { QueueLink } from "#desk/app/navigation.tsx";
import * as css from "./set-up.css.ts";

/** Shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <PageHead
        title={<Trans>Save your recovery codes</Trans>}
        lead={
          <Trans>
            Each code works once, in place of the app. The codes are not shown again. Print them or
            save them in a password manager.
          </Trans>
        }
      />
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={css.code}>{code}</code>
          </li>
        ))}
      </ul>
      <QueueLink search={{}} className={css.next}>
        <Trans>I have saved my codes</Trans>
      </QueueLink>
    </>
  );
}
