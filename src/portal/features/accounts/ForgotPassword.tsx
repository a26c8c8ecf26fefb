import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { resetAddress } from "#contract/forms/accounts/reset-address.ts";
import { signupPassword } from "#contract/forms/accounts/signup.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { link } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { EntryShell } from "#portal/shell/EntryShell.tsx";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import CountsStatement from "../charts/CountsStatement.tsx";
import { wiredReset } from "./password-reset.ts";
import { CodePane } from "./CodePane.tsx";

const route = getRouteApi("/kyc/forgetpwd");

type ResetRef = ActorRefFrom<typeof wiredReset>;

const panes = ["givingAddress", "proving"] as const;

/** /kyc/forgetpwd: the account's address, its proof, the new password. */
export function ForgotPassword() {
  const { t } = useLingui();
  const address = route.useLoaderData();
  const reset = useScreenActor(wiredReset, { input: { address } });
  const pane = useSelector(reset, (snapshot) => panes.find((name) => snapshot.matches(name)));
  const isDone = useSelector(reset, (snapshot) => snapshot.hasTag("settled"));
  useTitleAndFocus(t`Reset password`);
  if (isDone) return <Navigate to="/kyc/login" search={{ done: "reset" }} />;
  return (
    <EntryShell>
      <FocusOnChange pane={pane ?? "password"}>
        {pane === "givingAddress" ? <Address reset={reset} /> : null}
        {pane === "proving" ? <Code reset={reset} /> : null}
        {pane === undefined ? <Password reset={reset} /> : null}
      </FocusOnChange>
      <CountsStatement />
    </EntryShell>
  );
}

function Address({ reset }: { reset: ResetRef }) {
  return (
    <>
      <PageHead
        eyebrow={<Trans>Reset password, 1 of 3</Trans>}
        title={<Trans>Forgot your password?</Trans>}
        lead={
          <Trans>
            We will send a code to your email address so that you can choose a new password.
            Remembered it?{" "}
            <Link className={link} to="/kyc/login">
              Log in
            </Link>
          </Trans>
        }
      />
      <EntryForm
        parent={reset}
        child="addressForm"
        section={resetAddress}
        submit={<Trans>Send code</Trans>}
      />
    </>
  );
}

function Code({ reset }: { reset: ResetRef }) {
  const email = useSelector(reset, (snapshot) => snapshot.context.email);
  const ranOut = useSelector(reset, (snapshot) => snapshot.matches({ proving: "again" }));
  return (
    <CodePane
      parent={reset}
      eyebrow={<Trans>Reset password, 2 of 3</Trans>}
      email={email}
      onlyKnown
      change={() => reset.send({ type: "address.change" })}
      notice={
        ranOut ? <Trans>The verification has expired. Please send a new code.</Trans> : undefined
      }
    />
  );
}

function Password({ reset }: { reset: ResetRef }) {
  return (
    <>
      <PageHead
        eyebrow={<Trans>Reset password, 3 of 3</Trans>}
        title={<Trans>Choose a password</Trans>}
        lead={<Trans>All devices will be signed out. Log in again with your new password.</Trans>}
      />
      <EntryForm
        parent={reset}
        child="passwordForm"
        section={signupPassword}
        submit={<Trans>Set password</Trans>}
      />
      <Actions stacked>
        <Button look="quiet" wide onClick={() => reset.send({ type: "address.change" })}>
          <Trans>Previous Page</Trans>
        </Button>
      </Actions>
    </>
  );
}
