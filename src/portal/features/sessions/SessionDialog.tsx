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
      title={<Trans>You will be logged out soon</Trans>}
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
          <Button look="secondary" onClick={() => sessionActor.send({ type: "session.leave" })}>
            {t`Sign Out`}
          </Button>
          <Button
            data-safe
            busy={busy}
            onClick={() => sessionActor.send({ type: "session.extend" })}
          >
            {t`Stay logged in`}
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
      description={t`They are stored on this computer and will be restored when you log in here. Only you can read them.`}
      actions={
        <>
          <Button look="secondary" onClick={() => sessionActor.send({ type: "session.leave" })}>
            {t`Log out anyway`}
          </Button>
          <Button data-safe onClick={() => sessionActor.send({ type: "session.extend" })}>
            {t`Stay logged in`}
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
      title={t`You are still logged in`}
      description={t`We could not log you out. Try again before you leave this computer.`}
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
      title={t`You will be logged out soon`}
      description={
        <Trans>
          Your session will end in <Plural value={minutes} one="# minute" other="# minutes" /> and
          cannot be extended. Your answers are saved. Log in again to continue.
        </Trans>
      }
      actions={
        <Button data-safe onClick={hear}>
          {t`Keep working`}
        </Button>
      }
    />
  );
}
