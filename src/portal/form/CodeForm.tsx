import type { codeRequest } from "@gatehouse/machines/accounts/code-request";
import type { emailProof } from "@gatehouse/machines/accounts/email-proof";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { CodeInput } from "#ui/CodeInput/CodeInput.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { useCall } from "../actors/use-call.ts";
import { ResendButton } from "./ResendButton.tsx";

export type ProofRef = ActorRefFrom<typeof emailProof>;

interface Props {
  proof: ProofRef;
  /** Why another code is needed. */
  notice?: ReactNode;
  /** Help if no email arrives. */
  help?: ReactNode;
}

/** Asks for the code from the email. */
export function CodeForm({ proof, notice, help }: Props) {
  const { t } = useLingui();
  const { isBusy, failure } = useCall(proof, "verify");
  const request = useSelector(proof, (snapshot) => snapshot.children["codeRequest"]) as
    | ActorRefFrom<typeof codeRequest>
    | undefined;
  const error = useCodeError(proof) ?? failure;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    proof.send({
      type: "code.submit",
      code: String(new FormData(event.currentTarget).get("code")),
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <FieldStack>
        {notice ? (
          <Callout tone="caution" role="alert">
            {notice}
          </Callout>
        ) : null}
        <Field
          id="code"
          label={<Trans>Verification code</Trans>}
          hint={<Trans>You can paste it, with spaces or dashes.</Trans>}
          error={error}
          required
        >
          {(field) => (
            <CodeInput
              {...field}
              name="code"
              length={limits.codeDigits}
              count={(typed) => t`${typed} of ${limits.codeDigits} digits`}
              onEdit={() => proof.send({ type: "code.edit" })}
            />
          )}
        </Field>
        <Button type="submit" wide busy={isBusy}>
          <Trans>Confirm code</Trans>
        </Button>
        {request ? <ResendButton request={request} /> : null}
        {help}
      </FieldStack>
    </form>
  );
}

function useCodeError(proof: ProofRef) {
  const { t } = useLingui();
  const left = useSelector(proof, (snapshot) => snapshot.context.triesLeft) ?? 0;
  const isWrong = useSelector(proof, (now) => now.matches({ enteringCode: "wrongCode" }));
  const isSpent = useSelector(proof, (now) => now.matches({ enteringCode: "codeSpent" }));
  if (isSpent) return t`This code is no longer valid. Please send a new one.`;
  if (!isWrong) return undefined;
  const error = <Trans>Incorrect verification code. Please try again.</Trans>;
  if (left === 0) return error;
  const attemptsLeft = <Plural value={left} one="# attempt left." other="# attempts left." />;
  return (
    <Trans>
      {error} {attemptsLeft}
    </Trans>
  );
}
