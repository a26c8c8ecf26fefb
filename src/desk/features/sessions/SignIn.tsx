import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "#browser/page-title.ts";
import { EntryShell } from "#desk/shell/EntryShell.tsx";
import { useDesk } from "#desk/system/use-desk.ts";
import { SignInForm } from "./SignInForm.tsx";

/** Password, then the code; the address stays, so that its page is shown afterwards. */
export function SignIn() {
  const { t } = useLingui();
  const { root } = useDesk();
  const isAskingCode = useSelector(root, (snapshot) =>
    snapshot.matches({ signedOut: "askingCode" }),
  );
  const why = useSelector(root, (snapshot) => {
    if (snapshot.matches({ signedOut: { askingPassword: "ended" } })) return "ended";
    return snapshot.matches({ signedOut: { askingPassword: "displaced" } }) ? "displaced" : null;
  });
  usePageTitle(t`Log in to the desk`);
  if (isAskingCode)
    return (
      <EntryShell>
        <PageHead
          title={<Trans>Enter your code</Trans>}
          lead={<Trans>Your authenticator app shows it. A recovery code works once.</Trans>}
        />
        <SignInForm
          key="code"
          child="codeForm"
          fields={[
            { name: "code", label: t`Code`, missing: t`Enter the 6 digits, or a recovery code.` },
          ]}
          submit={<Trans>Log in</Trans>}
        >
          <Button look="quiet" onClick={() => root.send({ type: "password.return" })}>
            <Trans>Use another account</Trans>
          </Button>
        </SignInForm>
      </EntryShell>
    );
  return (
    <EntryShell>
      <PageHead title={<Trans>Log in to the desk</Trans>} />
      {why === null ? null : (
        <Callout role="status">
          {why === "ended" ? (
            <Trans>Your session has ended. Log in to return to the same page.</Trans>
          ) : (
            <Trans>
              Another person has logged in to the desk in this browser. Nothing was changed. Log in
              to return to the same page.
            </Trans>
          )}
        </Callout>
      )}
      <SignInForm
        key="password"
        child="passwordForm"
        fields={[
          {
            name: "email",
            label: t`Email`,
            missing: t`Please enter a valid email address.`,
          },
          { name: "password", label: t`Password`, missing: t`Password can't be blank.` },
        ]}
        submit={<Trans>Continue</Trans>}
      />
    </EntryShell>
  );
}
