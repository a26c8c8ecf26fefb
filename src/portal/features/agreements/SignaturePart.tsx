import type { form } from "@gatehouse/machines/shared/form";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { roles } from "#contract/accounts/roles.ts";
import type { signSection } from "#contract/forms/agreements/sign.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { Spinner } from "#ui/Spinner/Spinner.tsx";
import { h2, muted } from "#ui/theme/type.css.ts";
import { useCall } from "#portal/actors/use-call.ts";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { useServices } from "#portal/system/use-portal.ts";
import * as css from "./agreement.css.ts";
import { SignatureCode } from "./SignatureCode.tsx";
import { SignatureForm } from "./SignatureForm.tsx";
import type { AgreementRef } from "./signing.ts";

interface Props {
  actor: AgreementRef;
  section: ReturnType<typeof signSection>;
}

const childOf =
  (name: string) => (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
    snapshot.children[name];

/** Below the text: the signature, then the code, then the call. Only the holder signs. */
export function SignaturePart({ actor, section }: Props) {
  const person = useServices().person();
  const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading"));
  const page = useSelector(actor, childOf("signatureForm")) as
    | ActorRefFrom<typeof form>
    | undefined;
  const isProving = useSelector(actor, (snapshot) => snapshot.matches("proving"));
  const pane = isProving ? "code" : isReading || page ? "signature" : "sending";
  return (
    <section className={css.signature}>
      <FocusOnChange pane={pane} target={pane === "code" ? "#code" : "#signature-title"}>
        <h2 id="signature-title" tabIndex={-1} className={h2}>
          {isProving ? <Trans>Confirm with a code</Trans> : <Trans>Sign the agreement</Trans>}
        </h2>
        {person && !roles[person.role].sign ? (
          <Callout>
            <Trans>Only the account holder can sign this agreement.</Trans>
          </Callout>
        ) : isReading ? (
          <ReadFirst actor={actor} />
        ) : page ? (
          // Its controls are loaded now; the text above stays, and the place in it.
          <Suspense fallback={<Spinner size={24} />}>
            <SignatureForm page={page} section={section} />
          </Suspense>
        ) : isProving ? (
          <SignatureCode actor={actor} />
        ) : (
          <Sending actor={actor} />
        )}
      </FocusOnChange>
    </section>
  );
}

/** Also for a person who hears the text, whose page does not move with it. */
function ReadFirst({ actor }: Pick<Props, "actor">) {
  return (
    <>
      <p className={muted}>
        <Trans>You can sign once you have read the agreement to its end.</Trans>
      </p>
      <Button
        look="secondary"
        className={css.own}
        onClick={() => actor.send({ type: "text.finish" })}
      >
        <Trans>I have read to the end</Trans>
      </Button>
    </>
  );
}

function Sending({ actor }: Pick<Props, "actor">) {
  const { failure } = useCall(actor, "sign");
  return failure ? (
    <ErrorSummary title={failure} errors={[]} />
  ) : (
    <p role="status" className={muted}>
      <Trans>Signing the agreement. This takes a few seconds.</Trans>
    </p>
  );
}
