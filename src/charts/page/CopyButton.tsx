import { Trans } from "@lingui/react/macro";
import { startTransition, useActionState } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { CheckIcon } from "#ui/icons/icons.ts";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { Field } from "#ui/Field/Field.tsx";

type Outcome = "none" | "copied" | "failed";

/** Copies a text. A browser without a clipboard shows it to be selected. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, copy] = useActionState<Outcome>(async () => {
    try {
      await navigator.clipboard.writeText(text);
      return "copied";
    } catch {
      return "failed";
    }
  }, "none");
  return (
    <>
      <Button
        small
        look="secondary"
        {...(outcome === "copied" ? { icon: <CheckIcon size={16} /> } : {})}
        onClick={() => startTransition(copy)}
      >
        {label}
      </Button>
      <span role="status">{outcome === "copied" ? <Trans>Copied.</Trans> : null}</span>
      {outcome === "failed" ? (
        <Field label={<Trans>Select the text and copy it.</Trans>}>
          {(control) => <TextArea {...control} value={text} onChange={() => undefined} />}
        </Field>
      ) : null}
    </>
  );
}
