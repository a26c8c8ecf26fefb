import { Trans } from "@lingui/react/macro";
import { startTransition, useActionState } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { useServices } from "#portal/system/use-portal.ts";
import * as css from "./identity.css.ts";

interface Props {
  url: string;
  wide?: boolean;
  look?: "primary" | "secondary";
}

/** Browsers inside other apps have no clipboard, or refuse it: there the link can be selected. */
export function CopyLink({ url, wide = false, look = "secondary" }: Props) {
  const { notify } = useServices();
  const hasClipboard = Boolean(navigator.clipboard as Clipboard | undefined);
  const [canCopy, copy] = useActionState(async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify("linkCopied");
      return true;
    } catch {
      return false;
    }
  }, hasClipboard);
  return (
    <FocusOnChange pane={canCopy} target="main input[readonly]">
      {canCopy ? (
        <Button look={look} wide={wide} onClick={() => startTransition(copy)}>
          <Trans>Copy link</Trans>
        </Button>
      ) : (
        <LinkToSelect url={url} />
      )}
    </FocusOnChange>
  );
}

function LinkToSelect({ url }: Pick<Props, "url">) {
  return (
    <Field
      className={css.link}
      label={<Trans>Link</Trans>}
      hint={<Trans>Select the link and copy it.</Trans>}
    >
      {(control) => (
        <TextInput
          {...control}
          locked
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={() => undefined}
        />
      )}
    </Field>
  );
}
