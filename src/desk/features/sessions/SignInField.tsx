import type { form } from "@gatehouse/machines/shared/form";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { Field } from "#ui/Field/Field.tsx";
import { PasswordInput } from "#ui/PasswordInput/PasswordInput.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";

export type FormRef = ActorRefFrom<typeof form>;

export interface FieldOf {
  name: "email" | "password" | "code";
  label: string;
  /** Said where the answer cannot be sent. */
  missing: string;
  hint?: string;
  isNew?: boolean;
}

/** The password gives way to the code. */
const focus = (input: HTMLInputElement | null) => input?.focus();

const complete = { email: "username", code: "one-time-code" } as const;

export function SignInField({
  page,
  name,
  label,
  missing,
  hint,
  isNew,
}: FieldOf & { page: FormRef }) {
  const { t } = useLingui();
  const { answers, section } = page.getSnapshot().context;
  const value = useSelector(
    answers,
    ({ context }) => (context.answers[section]?.[name] as string | undefined) ?? "",
  );
  const isWrong = useSelector(page, ({ context }) =>
    context.issues.some(({ path }) => path === name),
  );
  const edit = (typed: string) => {
    answers.send({ type: "answer.set", section, name, value: typed });
    page.send({ type: "field.edit", name });
  };
  return (
    <Field label={label} hint={hint} error={isWrong ? missing : undefined} required>
      {(control) =>
        name === "password" ? (
          <PasswordInput
            {...control}
            name={name}
            value={value}
            onChange={edit}
            autoComplete={isNew ? "new-password" : "current-password"}
            words={{ show: t`Show`, showPassword: t`Show password` }}
          />
        ) : (
          <TextInput
            {...control}
            {...(name === "code" ? { ref: focus } : {})}
            name={name}
            value={value}
            onChange={edit}
            autoComplete={complete[name]}
            autoCapitalize="none"
            spellCheck={false}
            inputMode={name === "email" ? "email" : "text"}
          />
        )
      }
    </Field>
  );
}
