import { formDialog } from "@gatehouse/machines/shared/form-dialog";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { TrashIcon } from "#ui/icons/icons.ts";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";

interface Props {
  who: string;
  /** A row without answers is removed without a question. */
  isEmpty: boolean;
  onRemove: () => void;
}

/** Removes a row of people, and asks first if answers go with it. */
export function RemoveRow({ who, isEmpty, onRemove }: Props) {
  const actor = useScreenActor(formDialog);
  const isAsked = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  const close = () => actor.send({ type: "dialog.close" });
  return (
    <>
      <Button
        look="danger"
        icon={<TrashIcon />}
        onClick={isEmpty ? onRemove : () => actor.send({ type: "dialog.open" })}
      >
        <Trans>
          Remove <bdi>{who}</bdi>
        </Trans>
      </Button>
      <LazyDialog
        open={isAsked}
        onClose={close}
        title={
          <Trans>
            Remove <bdi>{who}</bdi>?
          </Trans>
        }
        description={
          <Trans>
            The answers and files given here are removed from your application. You cannot undo
            this.
          </Trans>
        }
        actions={
          <>
            <Button look="secondary" data-safe onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button onClick={onRemove}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
