import type { formDialog } from "@gatehouse/machines/shared/form-dialog";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { Section } from "#contract/questions/question.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { EntryForm } from "./EntryForm.tsx";

interface Props {
  /** The chart with its form. */
  dialog: typeof formDialog;
  section: Section;
  /** Of the button and of the dialog that it opens. */
  title: ReactNode;
  description: ReactNode;
  submit: ReactNode;
}

/** A button that opens a short form in a dialog. */
export function FormDialog({ dialog, section, title, description, submit }: Props) {
  const { t } = useLingui();
  const actor = useScreenActor(dialog);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  return (
    <>
      <Button look="secondary" wide onClick={() => actor.send({ type: "dialog.open" })}>
        {title}
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => actor.send({ type: "dialog.close" })}
        close={t`Close`}
        title={title}
        description={description}
      >
        <EntryForm parent={actor} child="form" section={section} submit={submit} />
      </LazyDialog>
    </>
  );
}
