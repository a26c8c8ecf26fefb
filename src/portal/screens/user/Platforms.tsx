import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { PlatformReply } from "#contract/calls/platforms.ts";
import type { Locale } from "#contract/locales.ts";
import { shortDay } from "#contract/moments.ts";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { LinkIcon } from "#ui/icons/LinkIcon.tsx";
import { XIcon } from "#ui/icons/XIcon.tsx";
import { LazyDialog } from "#ui/LazyDialog.tsx";
import { SideRows } from "#ui/SideRows.tsx";
import { small } from "#ui/theme/type.css.ts";
import { disconnect } from "../../wiring/security.ts";

/** The platforms whose accounts log in to this one, each of which can be disconnected. */
export function Platforms({ platforms }: { platforms: readonly PlatformReply[] }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<PlatformReply | null>(null);
  if (platforms.length === 0) return null;
  return (
    <>
      <p className={small}>
        <Trans>These accounts log in here too:</Trans>
      </p>
      <SideRows
        rows={platforms.map((row) => {
          const { provider } = row;
          const day = shortDay(row.bound_at, i18n.locale as Locale);
          return {
            key: row.id,
            sign: <LinkIcon size={16} />,
            title: provider,
            ...(row.email === "" ? {} : { detail: row.email }),
            since: t`Connected on ${day}`,
            action: (
              <IconButton label={t`Disconnect ${provider}`} onClick={() => setAsked(row)}>
                <XIcon />
              </IconButton>
            ),
          };
        })}
      />
      <Disconnect asked={asked} close={() => setAsked(null)} />
    </>
  );
}

function Disconnect({ asked, close }: { asked: PlatformReply | null; close: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const provider = asked?.provider ?? "";
  const confirm = () => {
    close();
    if (asked) void disconnect(asked.id).then(() => router.invalidate());
  };
  return (
    <LazyDialog
      open={asked !== null}
      onClose={close}
      title={t`Disconnect ${provider}?`}
      description={
        <Trans>
          Your account there no longer logs in here, and all other devices are signed out. With a
          code to your mailbox you can choose a password at any time.
        </Trans>
      }
      actions={
        <>
          <Button look="secondary" data-safe onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={confirm}>
            <Trans>Disconnect</Trans>
          </Button>
        </>
      }
    />
  );
}
