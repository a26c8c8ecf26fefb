import { Trans, useLingui } from "@lingui/react/macro";
import { useScreenActor } from "#portal/system/use-portal.ts";
import type { CollaboratorReply } from "#contract/calls/collaborators.ts";
import { formatMoment } from "#contract/moments.ts";
import { pastDay } from "#portal/app/past-day.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { MailIcon, TrashIcon, UserIcon } from "#ui/icons/icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { wiredCollaborators } from "./collaborators.ts";
import { type CollaboratorsRef, InviteDialog, RemoveDialog } from "./CollaboratorDialogs.tsx";

/** Who else works on the account: invited here, and removed. */
export function Collaborators({ people }: { people: readonly CollaboratorReply[] }) {
  const actor = useScreenActor(wiredCollaborators);
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Collaborators</Trans>
      </h2>
      <p className={small}>
        <Trans>
          Collaborators can edit drafts and upload documents. They cannot submit or sign.
        </Trans>
      </p>
      <People people={people} actor={actor} />
      <Button look="secondary" wide onClick={() => actor.send({ type: "invite.open" })}>
        <Trans>Add a collaborator</Trans>
      </Button>
      <InviteDialog actor={actor} />
      <RemoveDialog actor={actor} />
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
        const day = pastDay(invited_at, i18n.locale);
        const when = seen_at === null ? "" : formatMoment(seen_at, i18n);
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
