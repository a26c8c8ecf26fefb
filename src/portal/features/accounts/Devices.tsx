import { useLingui } from "@lingui/react/macro";
import type { SessionReply } from "#contract/calls/security.ts";
import { formatMoment } from "#contract/moments.ts";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { GlobeIcon } from "#ui/icons/entry-icons.ts";
import { XIcon } from "#ui/icons/icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";

interface Props {
  sessions: readonly SessionReply[];
  end: (id: string) => void;
}

/** Where the person is logged in; every other device can be signed out. */
export function Devices({ sessions, end }: Props) {
  const { t, i18n } = useLingui();
  return (
    <SideRows
      rows={sessions.map(({ id, current, browser, system, address_range: place, seen_at }) => {
        const device = [browser, system].filter(Boolean).join(", ") || t`Unknown device`;
        const when = formatMoment(seen_at, i18n);
        return {
          key: id,
          sign: <GlobeIcon size={16} />,
          title: device,
          detail: place,
          since: current ? t`This device` : t`Last used ${when}`,
          action: current ? null : (
            <IconButton label={t`Sign out ${device}`} onClick={() => end(id)}>
              <XIcon />
            </IconButton>
          ),
        };
      })}
    />
  );
}
