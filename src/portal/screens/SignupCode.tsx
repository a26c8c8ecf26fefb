import type { codeRequest } from "@gatehouse/machines/code-request";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type FormEvent, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { brands } from "#contract/brands.ts";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import { CodeInput } from "#ui/CodeInput.tsx";
import { Field } from "#ui/Field.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { MailIcon } from "#ui/icons/MailIcon.tsx";
import { link } from "#ui/link.css.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { brandNow } from "../brand.ts";
import { ResendButton } from "../form/ResendButton.tsx";
import type { RegistrationRef } from "./Signup.tsx";

const { codeDigits, codeMinutes } = limits;

/** Registration, second pane: the code from the e-mail. */
export function SignupCode({ registration }: { registration: RegistrationRef }) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const email = useSelector(registration, (snapshot) => snapshot.context.email);
  const busy = useSelector(registration, (snapshot) => snapshot.hasTag("busy"));
  const request = useSelector(registration, (snapshot) => snapshot.children["codeRequest"]) as
    | ActorRefFrom<typeof codeRequest>
    | undefined;
  const error = useCodeError(registration);
  const { domain } = brands[brandNow()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    registration.send({ type: "code.submit", code });
  };
  return (
    <>
      <PageHead
        eyebrow={<Trans>Register, 2 of 3</Trans>}
        title={<Trans>Enter the code we sent</Trans>}
        lead={
          <Trans>
            We sent {codeDigits} digits to <strong>{email}</strong>. The code works for{" "}
            {codeMinutes} minutes.{" "}
            <button
              type="button"
              className={link}
              onClick={() => registration.send({ type: "details.change" })}
            >
              Change e-mail
            </button>
          </Trans>
        }
      />
      <form onSubmit={submit} noValidate>
        <FieldStack>
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
                length={codeDigits}
                count={t`${code.length} of ${codeDigits} digits`}
                value={code}
                onChange={(digits) => {
                  setCode(digits);
                  registration.send({ type: "code.edit" });
                }}
              />
            )}
          </Field>
          <Button type="submit" wide busy={busy}>
            <Trans>Confirm code</Trans>
          </Button>
          {request ? <ResendButton request={request} /> : null}
          <Callout tone="info" icon={<MailIcon />}>
            <Trans>
              Nothing arrived? Look in junk mail, or ask your IT team to allow mail from{" "}
              <strong>{domain}</strong>.
            </Trans>
          </Callout>
        </FieldStack>
      </form>
    </>
  );
}

const faults = ["wrongCode", "codeSpent", "proofSpent", "declined", "unanswered"] as const;

function useCodeError(registration: RegistrationRef) {
  const { t } = useLingui();
  const at = useSelector(registration, (snapshot) =>
    faults.find((enteringCode) => snapshot.matches({ proving: { enteringCode } })),
  );
  const left = useSelector(registration, (snapshot) => snapshot.context.triesLeft) ?? 0;
  const refusal = useSelector(registration, (snapshot) => snapshot.context.refusal);
  switch (at) {
    case "wrongCode":
      return (
        <>
          <Trans>Incorrect verification code. Please try again.</Trans>{" "}
          {left > 0 ? <Plural value={left} one="# try left." other="# tries left." /> : null}
        </>
      );
    case "codeSpent":
      return t`This code can no longer be used. Please send a new one.`;
    case "proofSpent":
      return t`The verification has expired. Please send a new code.`;
    case "declined":
      return refusal;
    case "unanswered":
      return t`Server error!`;
    case undefined:
      return undefined;
  }
}
