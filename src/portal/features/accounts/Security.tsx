import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { insInfo } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { getPlatforms } from "#contract/calls/platforms.ts";
import type { SessionReply } from "#contract/calls/security.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { useServices } from "#portal/system/use-portal.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import CountsStatement from "../charts/CountsStatement.tsx";
import { Leave } from "../sessions/Leave.tsx";
import type { Part } from "../dashboard/dashboard.ts";
import { Devices } from "./Devices.tsx";
import { EmailChange } from "./EmailChange.tsx";
import { PasswordChange } from "./PasswordChange.tsx";
import { endElsewhere } from "./security.ts";
import { PartFailed } from "../dashboard/PartFailed.tsx";
import { OwnData } from "../sharing/OwnData.tsx";
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
          <Devices sessions={sessions} end={change} />
        </>
      ) : null}
      {!outcome.ok || login?.ok === false ? <PartFailed title={t`Security`} /> : null}
      <Platforms platforms={logins?.platforms ?? []} heading={heading} />
      <Actions stacked>
        {sessions.length > 1 ? (
          <Button look="secondary" wide onClick={() => change()}>
            <Trans>Sign out all other devices</Trans>
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
        {logins ? <OwnData hasPassword={logins.has_password} /> : null}
        <Leave />
      </Actions>
      <CountsStatement />
    </Card>
  );
}
