import { Field } from "#ui/Field/Field.tsx";
import { TextInput, type TextInputProps } from "#ui/TextInput/TextInput.tsx";

interface Props extends Pick<TextInputProps, "value" | "onChange" | "maxLength" | "inputMode"> {
  label: string;
}

/** One line of text in a dialog; the browser neither fills it in nor corrects it. */
export function DialogText({ label, ...input }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
