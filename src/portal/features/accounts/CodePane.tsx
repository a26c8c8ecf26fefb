import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import { brands } from "#contract/brands.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { MailIcon } from "#ui/icons/icons.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { brandNow } from "#browser/brand.ts";
import { CodeForm, type ProofRef } from "#portal/form/CodeForm.tsx";
import { CodeLead, type CodeLeadProps } from "./CodeLead.tsx";

interface Props extends CodeLeadProps {
  /** The running chart that invokes the proof. */
  parent: AnyActorRef;
  eyebrow: ReactNode;
  /** Why a code is asked for again. */
  notice?: ReactNode;
}

/** The code from the e-mail, for whichever chart waits for the proof. */
export function CodePane({ parent, eyebrow, notice, ...address }: Props) {
  const proof = useSelector(
    parent,
    (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
      snapshot.children["emailProof"],
  ) as ProofRef | undefined;
  const { domain } = brands[brandNow()];
  if (!proof) return null;
  return (
    <>
      <PageHead
        eyebrow={eyebrow}
        title={<Trans>Enter the code from the email</Trans>}
        lead={<CodeLead proof={proof} {...address} />}
      />
      <CodeForm
        proof={proof}
        notice={notice}
        help={
          <Callout tone="info" icon={<MailIcon />}>
            <Trans>
              No email? Check your junk folder, or allow email from <strong>{domain}</strong>.
            </Trans>
          </Callout>
        }
      />
    </>
  );
}
