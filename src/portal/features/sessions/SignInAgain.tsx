import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { signInAgain } from "#contract/forms/accounts/sign-in-again.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { classes } from "#ui/shared/classes.ts";
import { link, roomy } from "#ui/shared/link.css.ts";
import { CodeForm, type ProofRef } from "#portal/form/CodeForm.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { useScreenActor, useSystemActor } from "#portal/system/use-portal.ts";
import { wiredSignInAgain } from "./sign-in-again.ts";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";

type Ref = ActorRefFrom<typeof wiredSignInAgain>;

/** The way back in over a page that stays as it is: a holder's password, a collaborator's code. */
export default function SignInAgain() {
  const { t } = useLingui();
  const session = useSystemActor("session");
  const person = useSelector(session, (snapshot) => snapshot.context.person);
  const { role, email } = person ?? { role: "holder", email: "" };
  const actor = useScreenActor(wiredSignInAgain, { input: { role, email } });
  return (
    <Dialog
      open
      firm
      onClose={() => {}}
      title={<Trans>Log in to continue</Trans>}
      description={
        <Trans>
          You were signed out. Your answers are saved on this computer. Log in as{" "}
          <strong>{email}</strong> to continue.
        </Trans>
      }
      actions={
        <Button look="quiet" onClick={() => session.send({ type: "session.leave" })}>
          {t`Leave this page`}
        </Button>
      }
    >
      <Pane actor={actor} email={email} />
    </Dialog>
  );
}

function Pane({ actor, email }: { actor: Ref; email: string }) {
  const proof = useSelector(actor, (snapshot) => snapshot.children["emailProof"]);
  const offers = useSelector(actor, (snapshot) => snapshot.can({ type: "code.send" }));
  if (proof)
    return (
      <FocusOnChange pane="code" target="#code" first>
        <CodeForm proof={proof as ProofRef} />
      </FocusOnChange>
    );
  if (offers)
    return (
      <Button wide data-safe onClick={() => actor.send({ type: "code.send" })}>
        <Trans>Send code</Trans>
      </Button>
    );
  return (
    <>
      {/* Password managers look for the address beside the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <EntryForm
        parent={actor}
        child="passwordForm"
        section={signInAgain}
        submit={<Trans>Log in</Trans>}
      />
      {/* Logging in there, all tabs agree, and this page goes on. */}
      <Link className={classes(link, roomy)} to="/kyc/forgetpwd" target="_blank">
        <Trans>Forgot your password, or never set one?</Trans>
      </Link>
    </>
  );
}
