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
  /** The button is as wide as its text. */
  small?: boolean;
  /** Whether the button is there; a dialog that is open closes by itself. */
  isOffered?: boolean;
  /** Where the focus goes once the form is accepted; back to the button if absent. */
  focusAfter?: () => HTMLElement | null;
}

/** A button that opens a short form in a dialog. */
export function FormDialog(props: Props) {
  const {
    dialog,
    section,
    title,
    description,
    submit,
    small = false,
    isOffered = true,
    focusAfter,
  } = props;
  const { t } = useLingui();
  const actor = useScreenActor(dialog);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  return (
    <>
      {isOffered ? (
        <Button
          look="secondary"
          small={small}
          wide={!small}
          onClick={() => actor.send({ type: "dialog.open" })}
        >
          {title}
        </Button>
      ) : null}
      <LazyDialog
        open={isOpen}
        onClose={() => actor.send({ type: "dialog.close" })}
        close={t`Close`}
        title={title}
        description={description}
        {...(focusAfter ? { focusAfter } : {})}
      >
        <EntryForm parent={actor} child="form" section={section} submit={submit} />
      </LazyDialog>
    </>
  );
}
