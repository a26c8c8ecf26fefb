import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import type { PlatformReply } from "#contract/calls/platforms.ts";
import { pastDay } from "#portal/app/past-day.ts";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { LinkIcon, XIcon } from "#ui/icons/icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { small } from "#ui/theme/type.css.ts";
import { RevocationDialog } from "../accounts/RevocationDialog.tsx";
import { useRevocation } from "../accounts/use-revocation.ts";
import { wiredDisconnection } from "../accounts/revocation.ts";

interface Props {
  platforms: readonly PlatformReply[];
  /** The heading of the card they stand in. */
  heading: RefObject<HTMLElement | null>;
}

/** The platforms whose accounts log in to this one, each of which can be disconnected. */
export function Platforms({ platforms, heading }: Props) {
  const { t, i18n } = useLingui();
  const { actor, focusAfter } = useRevocation(wiredDisconnection, heading);
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  if (platforms.length === 0) return null;
  return (
    <>
      <p className={small}>
        <Trans>Connected platform accounts</Trans>
      </p>
      <SideRows
        rows={platforms.map((row) => {
          const { id, provider } = row;
          const day = pastDay(row.bound_at, i18n.locale);
          return {
            key: id,
            sign: <LinkIcon size={16} />,
            title: provider,
            ...(row.email === "" ? {} : { detail: row.email }),
            since: t`Connected on ${day}`,
            action: (
              <IconButton
                label={t`Disconnect ${provider}`}
                onClick={() => actor.send({ type: "revocation.ask", id, name: provider })}
              >
                <XIcon />
              </IconButton>
            ),
          };
        })}
      />
      <RevocationDialog
        actor={actor}
        title={t`Disconnect ${name}?`}
        confirm={<Trans>Disconnect</Trans>}
        focusAfter={focusAfter}
      >
        <Trans>
          You will no longer be able to log in with this account, and all other devices will be
          signed out. You can set a password at any time with a code sent to your email address.
        </Trans>
      </RevocationDialog>
    </>
  );
}
