import { revocation } from "@gatehouse/machines/accounts/revocation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { TrashIcon } from "#ui/icons/icons.ts";
import { callActor } from "#portal/actors/call.ts";
import { RevocationDialog } from "#portal/features/accounts/RevocationDialog.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";

interface Props {
  name: string;
  onRemove: () => void;
}

const confirmed = (remove: () => void) =>
  revocation.provide({
    actors: {
      revokeCall: callActor(async () => {
        remove();
        return { kind: "answered", result: undefined };
      }),
    },
  });

/** Deletes a stored file, after a question. */
export function RemoveFile({ name, onRemove }: Props) {
  const { t } = useLingui();
  const [logic] = useState(() => confirmed(onRemove));
  const actor = useScreenActor(logic);
  const place = useRef<HTMLSpanElement>(null);
  const slot = () =>
    actor.getSnapshot().matches("ended")
      ? (place.current?.closest<HTMLElement>("[role=group][tabindex]") ?? null)
      : null;
  return (
    <span ref={place}>
      <IconButton
        label={t`Remove ${name}`}
        onClick={() => actor.send({ type: "revocation.ask", id: name, name })}
      >
        <TrashIcon />
      </IconButton>
      <RevocationDialog
        actor={actor}
        title={
          <Trans>
            Delete <bdi>{name}</bdi>?
          </Trans>
        }
        confirm={<Trans>Delete</Trans>}
        focusAfter={slot}
      >
        <Trans>The file is removed from your application. You cannot undo this.</Trans>
      </RevocationDialog>
    </span>
  );
}
