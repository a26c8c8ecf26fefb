import type { form } from "@gatehouse/machines/shared/form";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PasswordInput } from "#ui/PasswordInput/PasswordInput.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { failureMessage } from "#desk/system/refusals.ts";
import { useDesk } from "#desk/system/use-desk.ts";

type FormRef = ActorRefFrom<typeof form>;

interface FieldOf {
  name: "email" | "password" | "code";
  label: string;
  /** Said where the answer cannot be sent. */
  missing: string;
  hint?: string;
  isNew?: boolean;
}

interface Props {
  /** The form that the root invokes. */
  child: "passwordForm" | "codeForm";
  fields: readonly FieldOf[];
  submit: ReactNode;
  children?: ReactNode;
}

export function SignInForm({ child, ...rest }: Props) {
  const { root } = useDesk();
  const page = useSelector(
    root,
    ({ children }) => (children as Record<string, AnyActorRef | undefined>)[child],
  ) as FormRef | undefined;
  return page ? <FormFields page={page} {...rest} /> : null;
}

type FieldsProps = Omit<Props, "child"> & { page: FormRef };

export function FormFields({ page, fields, submit, children }: FieldsProps) {
  const isBusy = useSelector(page, (snapshot) => snapshot.hasTag("busy"));
  const failure = useSelector(page, (snapshot) =>
    snapshot.matches("rejected") || snapshot.matches("unreachable")
      ? failureMessage(snapshot.context.refusal)
      : null,
  );
  const check = (event: FormEvent) => {
    event.preventDefault();
    page.send({ type: "form.check" });
  };
  return (
    <form onSubmit={check} noValidate>
      <FieldStack>
        {failure === null ? null : (
          <Callout tone="negative" role="alert">
            {failure}
          </Callout>
        )}
        {fields.map((field) => (
          <Answer key={field.name} page={page} {...field} />
        ))}
        <Button type="submit" wide busy={isBusy}>
          {submit}
        </Button>
        {children}
      </FieldStack>
    </form>
  );
}

/** The password gives way to the code. */
const focus = (input: HTMLInputElement | null) => input?.focus();

const complete = { email: "username", code: "one-time-code" } as const;

function Answer({ page, name, label, missing, hint, isNew }: FieldOf & { page: FormRef }) {
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
