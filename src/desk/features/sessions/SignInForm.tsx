import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { failureMessage } from "#desk/system/refusals.ts";
import { useDesk } from "#desk/system/use-desk.ts";
import { type FieldOf, type FormRef, SignInField } from "./SignInField.tsx";

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
          <SignInField key={field.name} page={page} {...field} />
        ))}
        <Button type="submit" wide busy={isBusy}>
          {submit}
        </Button>
        {children}
      </FieldStack>
    </form>
  );
}
