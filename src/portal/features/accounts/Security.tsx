import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useRef, useState } from "react";
import type { insInfo } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { getPlatforms } from "#contract/calls/platforms.ts";
import type { SessionReply } from "#contract/calls/security.ts";
import { changePasswordSection } from "#contract/forms/accounts/change-password.ts";
import { formatMoment } from "#contract/moments.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { GlobeIcon } from "#ui/icons/entry-icons.ts";
import { XIcon } from "#ui/icons/icons.ts";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { PageForm } from "#portal/form/EntryForm.tsx";
import { useScreenActor, useServices } from "#portal/system/use-portal.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Leave } from "../sessions/Leave.tsx";
import type { Part } from "../dashboard/dashboard.ts";
import { dialog, endElsewhere, passwordForm } from "./security.ts";
import { EmailChange } from "./EmailChange.tsx";
import { PartFailed } from "../dashboard/PartFailed.tsx";
import { Platforms } from "../platforms/Platforms.tsx";

interface Props {
  sessions: Part<readonly SessionReply[]>;
  /** By what the holder logs in; collaborators come by link and code alone. */
  logins: Part<ReplyTo<typeof getPlatforms>> | null;
  /** How the account was registered; null where that is not known now. */
  registerType: ReplyTo<typeof insInfo>["register_type"] | null;
}

/** The password, and where the person is signed in. */
export function Security({ sessions: outcome, logins: login, registerType }: Props) {
  const services = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const { t } = useLingui();
  const sessions = outcome.ok ? outcome.data : [];
  const logins = login?.ok ? login.data : null;
  const change = (id?: string) => void endElsewhere(services, id);
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className={h3}>
        <Trans>Security</Trans>
      </h2>
      {outcome.ok ? (
        <>
          <p className={small}>
            <Trans>Where you are logged in</Trans>
          </p>
          <Sessions sessions={sessions} end={change} />
        </>
      ) : null}
      {!outcome.ok || login?.ok === false ? <PartFailed title={t`Security`} /> : null}
      <Platforms platforms={logins?.platforms ?? []} heading={heading} />
      <Actions stacked>
        {sessions.length > 1 ? (
          <Button look="secondary" wide onClick={() => change()}>
            <Trans>Log out all other devices</Trans>
          </Button>
        ) : null}
        {logins?.has_password === false ? (
          <Link className={buttonLink.secondary} to="/kyc/forgetpwd">
            <Trans>Choose a password</Trans>
          </Link>
        ) : null}
        {logins?.has_password ? <PasswordChange /> : null}
        {logins && registerType ? (
          <EmailChange hasPassword={logins.has_password} registerType={registerType} />
        ) : null}
        <Leave />
      </Actions>
    </Card>
  );
}

function Sessions({
  sessions,
  end,
}: {
  sessions: readonly SessionReply[];
  end: (id: string) => void;
}) {
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
            <IconButton label={t`Log out ${device}`} onClick={() => end(id)}>
              <XIcon />
            </IconButton>
          ),
        };
      })}
    />
  );
}

function PasswordChange() {
  const { t } = useLingui();
  const actor = useScreenActor(dialog);
  const isOpen = useSelector(actor, (snapshot) => snapshot.context.isOpen);
  const close = () => actor.send({ type: "dialog.close" });
  return (
    <>
      <Button look="secondary" wide onClick={() => actor.send({ type: "dialog.open" })}>
        <Trans>Change password</Trans>
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={close}
        close={t`Close`}
        title={<Trans>Change password</Trans>}
        description={<Trans>All other devices will be logged out.</Trans>}
      >
        <NewPassword done={close} />
      </LazyDialog>
    </>
  );
}

function NewPassword({ done }: { done: () => void }) {
  const [logic] = useState(() => passwordForm(done));
  const page = useScreenActor(logic, { input: { values: {} } });
  return (
    <PageForm page={page} section={changePasswordSection} submit={<Trans>Change password</Trans>} />
  );
}
