import type { form } from "@gatehouse/machines/shared/form";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { roles } from "#contract/accounts/roles.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Button } from "#ui/Button/Button.tsx";
import { FootBar } from "#ui/FootBar/FootBar.tsx";
import { ToTop } from "#ui/ToTop/ToTop.tsx";
import { LockIcon } from "#ui/icons/entry-icons.ts";
import { PenIcon } from "#ui/icons/icons.ts";
import { useCall } from "#portal/actors/use-call.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { useServices } from "#portal/system/use-portal.ts";
import * as css from "./agreement.css.ts";
import type { AgreementRef } from "./signing.ts";

interface Props {
  actor: AgreementRef;
  version: string;
  /** Where the signed copy goes. */
  email: string;
}

/** The version, and the button that signs; while a code is asked for, its own form has the button. */
export function AgreementFoot({ actor, version, email }: Props) {
  const { i18n, t } = useLingui();
  const day = formatDay(version, i18n.locale as Locale);
  const person = useServices().person();
  const isProving = useSelector(actor, (snapshot) => snapshot.matches("proving"));
  const maySign = person !== null && roles[person.role].sign;
  return (
    <FootBar
      state={
        <p className={css.state}>
          <LockIcon />
          <span>
            <Trans>Version of {day}</Trans>
          </span>
        </p>
      }
      previous={
        <Link to="/kyc/user" className={buttonLink.secondary}>
          <Trans>Dashboard</Trans>
        </Link>
      }
      toTop={<ToTop label={t`Back to the top`} after={limits.scrollTopPixels} />}
      next={maySign && !isProving ? <SignButton actor={actor} /> : null}
      note={maySign ? <Trans>The signed copy goes to {email}.</Trans> : undefined}
    />
  );
}

function SignButton({ actor }: { actor: AgreementRef }) {
  const { t } = useLingui();
  const page = useSelector(
    actor,
    (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
      snapshot.children["signatureForm"],
  ) as ActorRefFrom<typeof form> | undefined;
  const isChecking = useSelector(page, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading"));
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag("settled"));
  const { isBusy, send } = useCall(actor, "sign");
  const sign = () => (page ? page.send({ type: "form.check" }) : send());
  return (
    <Button
      icon={
        <span className={css.wideOnly}>
          <PenIcon />
        </span>
      }
      busy={isChecking || isBusy || isDone}
      notYet={isReading ? t`Read the agreement to its end first.` : false}
      onClick={sign}
    >
      <Trans>Sign agreement</Trans>
    </Button>
  );
}
