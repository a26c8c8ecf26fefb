import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { useSystemActor } from "#portal/system/use-portal.ts";
import {
  type SessionDialogName,
  useSessionChildren,
  useSignsOut,
  useStay,
} from "./session-dialogs.ts";
import { Unreachable, Unsaved } from "./SignOutDialogs.tsx";

const second = 1000;
const minute = 60;

type ClockRef = NonNullable<ReturnType<typeof useSessionChildren>["clock"]>;

/** Names what a person must know before the session ends, or signs out without their latest answers. */
export default function SessionDialog({ name }: { name: SessionDialogName }) {
  const { clock } = useSessionChildren();
  if (name === "unsaved") return <Unsaved />;
  if (name === "unreachable") return <Unreachable />;
  if (!clock) return null;
  return name === "closing" ? <Closing clock={clock} /> : <Expiring clock={clock} />;
}

/** Seconds left, as the clock last counted. */
const useLeft = (clock: ClockRef) =>
  useSelector(clock, ({ context: { deadline, now } }) =>
    Math.max(0, Math.ceil((deadline - now) / second)),
  );

/** Offers to stay; what is typed is saved either way. */
function Expiring({ clock }: { clock: ClockRef }) {
  const { t } = useLingui();
  const session = useSystemActor("session");
  const stay = useStay();
  const signsOut = useSignsOut();
  const left = useLeft(clock);
  const minutes = Math.ceil(left / minute);
  const busy = useSelector(clock, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Dialog
      open
      firm
      onClose={stay}
      title={<Trans>You will be signed out soon</Trans>}
      description={
        left > minute ? (
          <Trans>
            For your security, your session will end in{" "}
            <Plural value={minutes} one="# minute" other="# minutes" />. Your answers are saved.
          </Trans>
        ) : (
          <Trans>
            For your security, your session will end in{" "}
            <Plural value={left} one="# second" other="# seconds" />. Your answers are saved.
          </Trans>
        )
      }
      actions={
        <>
          <Button look="secondary" onClick={() => session.send({ type: "session.leave" })}>
            {signsOut ? t`Sign Out` : t`Leave`}
          </Button>
          <Button data-safe busy={busy} onClick={stay}>
            {t`Stay logged in`}
          </Button>
        </>
      }
    />
  );
}

function Closing({ clock }: { clock: ClockRef }) {
  const { t } = useLingui();
  const minutes = Math.ceil(useLeft(clock) / minute);
  const dismiss = () => clock.send({ type: "warning.dismiss" });
  return (
    <Dialog
      open
      onClose={dismiss}
      title={t`You will be signed out soon`}
      description={
        <Trans>
          Your session will end in <Plural value={minutes} one="# minute" other="# minutes" /> and
          cannot be extended. Your answers are saved. Log in again to continue.
        </Trans>
      }
      actions={
        <Button data-safe onClick={dismiss}>
          {t`Keep working`}
        </Button>
      }
    />
  );
}
