import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { inviteSection } from "#contract/forms/accounts/invite.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import type { wiredCollaborators } from "./collaborators.ts";
import { useCall } from "#portal/actors/use-call.ts";

export type CollaboratorsRef = ActorRefFrom<typeof wiredCollaborators>;

/** Invites a collaborator, or sends an earlier invitation again. */
export function InviteDialog({ actor }: { actor: CollaboratorsRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("inviting"));
  const isFilling = useSelector(actor, (snapshot) => snapshot.matches({ inviting: "filling" }));
  const again = useCall(actor, "inviteAgain", { type: "invite.again" });
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  return (
    <LazyDialog
      open={isOpen}
      onClose={() => actor.send({ type: "dialog.close" })}
      close={t`Close`}
      title={<Trans>Add a collaborator</Trans>}
      description={
        <Trans>
          They can view and edit this account's drafts and documents. They cannot submit, consent,
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
          {again.failure ? <ErrorSummary title={again.failure} errors={[]} /> : null}
          <Callout tone="caution" role="alert">
            <Trans>
              This email is already invited: <strong>{email}</strong>. You can send the invitation
              again.
            </Trans>
          </Callout>
          <Button wide busy={again.isBusy} onClick={again.send}>
            <Trans>Send the invitation again</Trans>
          </Button>
        </FieldStack>
      )}
    </LazyDialog>
  );
}

/** Removes a collaborator after a question. */
export function RemoveDialog({ actor }: { actor: CollaboratorsRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("removing"));
  const remove = useCall(actor, "remove", { type: "remove.confirm" });
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  return (
    <LazyDialog
      open={isOpen}
      onClose={() => actor.send({ type: "dialog.close" })}
      title={t`Delete ${email}?`}
      description={
        <Trans>
          They will be signed out immediately and will not be able to log in. Their saved work is
          kept.
        </Trans>
      }
      actions={
        <>
          <Button look="secondary" data-safe onClick={() => actor.send({ type: "dialog.close" })}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={remove.isBusy} onClick={remove.send}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      {remove.failure ? <ErrorSummary title={remove.failure} errors={[]} /> : null}
    </LazyDialog>
  );
}
