import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { CollaboratorReply } from "#contract/calls/collaborators.ts";
import { inviteSection } from "#contract/forms/invite.ts";
import type { Locale } from "#contract/locales.ts";
import { momentWords, shortDay } from "#contract/moments.ts";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import { Card } from "#ui/Card.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { MailIcon } from "#ui/icons/MailIcon.tsx";
import { TrashIcon } from "#ui/icons/TrashIcon.tsx";
import { UserIcon } from "#ui/icons/UserIcon.tsx";
import { LazyDialog } from "#ui/LazyDialog.tsx";
import { SideRows } from "#ui/SideRows.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { EntryForm } from "../../form/EntryForm.tsx";
import { wiredCollaborators } from "../../wiring/collaborators.ts";

type CollaboratorsRef = ReturnType<typeof useActorRef<ReturnType<typeof wiredCollaborators>>>;

/** Who else works on the account: invited here, and removed. */
export function Collaborators({ people }: { people: readonly CollaboratorReply[] }) {
  const router = useRouter();
  const [logic] = useState(() => wiredCollaborators(() => void router.invalidate()));
  const actor = useActorRef(logic);
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Collaborators</Trans>
      </h2>
      <p className={small}>
        <Trans>They edit drafts and documents. They cannot submit or sign.</Trans>
      </p>
      <People people={people} actor={actor} />
      <Button look="secondary" wide onClick={() => actor.send({ type: "invite.open" })}>
        <Trans>Add a collaborator</Trans>
      </Button>
      <Invite actor={actor} />
      <Remove actor={actor} />
    </Card>
  );
}

function People({
  people,
  actor,
}: {
  people: readonly CollaboratorReply[];
  actor: CollaboratorsRef;
}) {
  const { t, i18n } = useLingui();
  return (
    <SideRows
      rows={people.map(({ id, email, invited_at, seen_at }) => {
        const day = shortDay(invited_at, i18n.locale as Locale);
        const when = seen_at === null ? "" : momentWords(seen_at, i18n);
        return {
          key: id,
          sign: seen_at === null ? <MailIcon size={16} /> : <UserIcon size={16} />,
          title: <Address email={email} />,
          since: seen_at === null ? t`Invited ${day}, not opened` : t`Last used ${when}`,
          action: (
            <IconButton
              label={t`Delete ${email}`}
              onClick={() => actor.send({ type: "remove.ask", id, email })}
            >
              <TrashIcon />
            </IconButton>
          ),
        };
      })}
    />
  );
}

/** An address that breaks before its domain where it is too long for a line. */
function Address({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}

function Invite({ actor }: { actor: CollaboratorsRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("inviting"));
  const isFilling = useSelector(actor, (snapshot) => snapshot.matches({ inviting: "filling" }));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  return (
    <LazyDialog
      open={isOpen}
      onClose={() => actor.send({ type: "dialog.close" })}
      close={t`Close`}
      title={<Trans>Add a collaborator</Trans>}
      description={
        <Trans>
          They can read and edit drafts and documents of this account. They cannot submit, consent,
          sign or invite others.
        </Trans>
      }
    >
      {isFilling ? (
        <EntryForm
          parent={actor}
          child="inviteForm"
          section={inviteSection}
          submit={<Trans>Send invitation</Trans>}
        />
      ) : (
        <FieldStack>
          <Failure actor={actor} />
          <Callout tone="caution" role="alert">
            <Trans>
              This email is already invited: <strong>{email}</strong>. You can send the invitation
              again.
            </Trans>
          </Callout>
          <Button wide busy={busy} onClick={() => actor.send({ type: "invite.again" })}>
            <Trans>Send the invitation again</Trans>
          </Button>
        </FieldStack>
      )}
    </LazyDialog>
  );
}

function Remove({ actor }: { actor: CollaboratorsRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("removing"));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  return (
    <LazyDialog
      open={isOpen}
      onClose={() => actor.send({ type: "dialog.close" })}
      title={t`Delete ${email}?`}
      description={
        <Trans>They are signed out at once and can no longer log in. What they saved stays.</Trans>
      }
      actions={
        <>
          <Button look="secondary" data-safe onClick={() => actor.send({ type: "dialog.close" })}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={busy} onClick={() => actor.send({ type: "remove.confirm" })}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <Failure actor={actor} />
    </LazyDialog>
  );
}

function Failure({ actor }: { actor: CollaboratorsRef }) {
  const { t } = useLingui();
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const refusal = useSelector(actor, (snapshot) => snapshot.context.refusal);
  return failed ? <ErrorSummary title={refusal ?? t`Server error!`} errors={[]} /> : null;
}
