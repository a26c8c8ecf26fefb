import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { SharingReply } from "#contract/calls/sharing/data-sharing.ts";
import { formatMoment } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { DocumentIcon } from "#ui/icons/entry-icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { h3 } from "#ui/theme/type.css.ts";
import { RevocationDialog } from "../accounts/RevocationDialog.tsx";
import { useRevocation } from "../accounts/use-revocation.ts";
import { wiredStop } from "./sharing.ts";

/** What the holder chose about the use of answers for other lines, with a button to stop it. */
export function SharingCard({ sharing: { enabled, since, by } }: { sharing: SharingReply }) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { actor, focusAfter } = useRevocation(wiredStop, heading);
  if (since === null) return null;
  const when = formatMoment(since, i18n);
  const row = {
    key: "sharing",
    sign: <DocumentIcon size={16} />,
    title: enabled ? t`Used for further business lines` : t`Not used for further business lines`,
    detail: enabled ? undefined : t`We ask you again when you apply for one.`,
    since: <span role="status">{t`Chosen by ${by}, ${when}`}</span>,
    action: enabled ? (
      <Button
        look="quiet"
        aria-label={t`Stop using your answers`}
        onClick={() => actor.send({ type: "revocation.ask", id: "sharing", name: "" })}
      >
        <Trans>Stop</Trans>
      </Button>
    ) : null,
  };
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className={h3}>
        <Trans>Your answers and documents</Trans>
      </h2>
      <SideRows rows={[row]} />
      <RevocationDialog
        actor={actor}
        title={<Trans>Stop using your answers for further business lines?</Trans>}
        confirm={<Trans>Stop</Trans>}
        focusAfter={focusAfter}
      >
        <Trans>
          New business lines then start with an empty form. What was already copied stays in those
          applications.
        </Trans>
      </RevocationDialog>
    </Card>
  );
}
