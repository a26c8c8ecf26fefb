import { standingOf } from "@gatehouse/machines/sessions/session";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { sessionActor } from "./session.ts";

const second = 1000;
const minute = 60;

/** Names what a person must know before the session ends, or goes on without their latest answers. */
export default function SessionDialog() {
  const standing = useSelector(sessionActor, standingOf);
  if (standing === "closing") return <Closing />;
  if (standing === "unsaved") return <Unsaved />;
  if (standing === "stillInside") return <StillInside />;
  return <Expiring />;
}

/** Seconds left, as the session last heard of the time. */
const useLeft = () =>
  useSelector(sessionActor, ({ context }) =>
    Math.max(0, Math.ceil(((context.deadline ?? 0) - context.now) / second)),
  );

/** Offers to stay; what is typed is saved either way. */
function Expiring() {
  const { t } = useLingui();
  const left = useLeft();
  const minutes = Math.ceil(left / minute);
  const busy = useSelector(sessionActor, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Dialog
      open
      firm
      onClose={() => sessionActor.send({ type: "session.extend" })}
      title={<Trans>You will be signed out soon</Trans>}
      description={
        left > minute ? (
          <Trans>
            For your security, the session ends in{" "}
            <Plural value={minutes} one="# minute" other="# minutes" />. What you typed is saved.
          </Trans>
        ) : (
          <Trans>
            For your security, the session ends in{" "}
            <Plural value={left} one="# second" other="# seconds" />. What you typed is saved.
          </Trans>
        )
      }
      actions={
        <>
          <Button look="secondary" onClick={() => sessionActor.send({ type: "session.leave" })}>
            {t`Sign Out`}
          </Button>
          <Button
            data-safe
            busy={busy}
            onClick={() => sessionActor.send({ type: "session.extend" })}
          >
            {t`Stay signed in`}
          </Button>
        </>
      }
    />
  );
}

function Unsaved() {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={() => sessionActor.send({ type: "session.extend" })}
      title={t`Your latest changes are not saved`}
      description={t`They are kept on this computer and come back when you log in here. Nobody else can read them.`}
      actions={
        <>
          <Button look="secondary" onClick={() => sessionActor.send({ type: "session.leave" })}>
            {t`Sign out all the same`}
          </Button>
          <Button data-safe onClick={() => sessionActor.send({ type: "session.extend" })}>
            {t`Stay signed in`}
          </Button>
        </>
      }
    />
  );
}

function StillInside() {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={() => sessionActor.send({ type: "session.extend" })}
      title={t`You are still signed in`}
      description={t`Signing out did not reach the server. Please try again before you leave this computer.`}
      actions={
        <Button data-safe onClick={() => sessionActor.send({ type: "session.leave" })}>
          {t`Sign Out`}
        </Button>
      }
    />
  );
}

function Closing() {
  const { t } = useLingui();
  const minutes = Math.ceil(useLeft() / minute);
  const hear = () => sessionActor.send({ type: "warning.heard" });
  return (
    <Dialog
      open
      onClose={hear}
      title={t`You will be signed out soon`}
      description={
        <Trans>
          The session ends in <Plural value={minutes} one="# minute" other="# minutes" /> and cannot
          be prolonged. What you typed is saved; log in again afterwards.
        </Trans>
      }
      actions={
        <Button data-safe onClick={hear}>
          {t`Go on until then`}
        </Button>
      }
    />
  );
}
