import type { codeRequest } from "@gatehouse/machines/code-request";
import type { emailProof } from "@gatehouse/machines/email-proof";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useState } from "react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { brands } from "#contract/brands.ts";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import { CodeInput } from "#ui/CodeInput.tsx";
import { Field } from "#ui/Field.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { MailIcon } from "#ui/icons/MailIcon.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { brandNow } from "../brand.ts";
import { ResendButton } from "../form/ResendButton.tsx";

type Proof = ActorRefFrom<typeof emailProof>;

interface Props {
  /** The running chart that invokes the proof. */
  parent: AnyActorRef;
  eyebrow: ReactNode;
  /** To whom the code goes, and the way to another address. */
  lead: ReactNode;
  /** Why a code is asked for again. */
  notice?: ReactNode;
}

/** The code from the e-mail, for whichever chart waits for the proof. */
export function CodePane({ parent, ...head }: Props) {
  const proof = useSelector(
    parent,
    (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
      snapshot.children["emailProof"],
  ) as Proof | undefined;
  return proof ? <Code proof={proof} {...head} /> : null;
}

function Code({ proof, eyebrow, lead, notice }: Omit<Props, "parent"> & { proof: Proof }) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const busy = useSelector(proof, (snapshot) => snapshot.hasTag("busy"));
  const request = useSelector(proof, (snapshot) => snapshot.children["codeRequest"]) as
    | ActorRefFrom<typeof codeRequest>
    | undefined;
  const error = useCodeError(proof);
  const { domain } = brands[brandNow()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    proof.send({ type: "code.submit", code });
  };
  return (
    <>
      <PageHead eyebrow={eyebrow} title={<Trans>Enter the code we sent</Trans>} lead={lead} />
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
                count={t`${code.length} of ${limits.codeDigits} digits`}
                value={code}
                onChange={(digits) => {
                  setCode(digits);
                  proof.send({ type: "code.edit" });
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

function useCodeError(proof: Proof) {
  const { t } = useLingui();
  const at = useSelector(proof, (snapshot) => {
    const value = snapshot.value as { unproved?: { enteringCode?: string } };
    return value.unproved?.enteringCode ?? "typing";
  });
  const left = useSelector(proof, (snapshot) => snapshot.context.triesLeft) ?? 0;
  const refusal = useSelector(proof, (snapshot) => snapshot.context.refusal);
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
    case "declined":
      return refusal;
    case "unanswered":
      return t`Server error!`;
    default:
      return undefined;
  }
}
