import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ReplyTo } from "#contract/calls/call.ts";
import { deskSetUp } from "#contract/calls/desk-people.ts";
import { ruleMessages } from "#contract/rules/rule-messages.ts";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SkeletonHead, SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { usePageTitle } from "#browser/page-title.ts";
import type { DeskRouter } from "#desk/app/routes.ts";
import { EntryShell } from "#desk/shell/EntryShell.tsx";
import { failureMessage } from "#desk/system/refusals.ts";
import { useDesk, useScreenActor } from "#desk/system/use-desk.ts";
import { useReading } from "#desk/system/use-reading.ts";
import { AuthenticatorKey } from "./AuthenticatorKey.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { setUpForm } from "./sign-in-forms.ts";
import { FormFields } from "./SignInForm.tsx";

/** /desk/set-up: a person sets password and second factor by the link of a mail. */
export function SetUpPage() {
  const { t } = useLingui();
  const token = useLocation<DeskRouter>().hash;
  const { result, refusal, isFailed, retry } = useReading(deskSetUp, { body: { token } }, "api");
  usePageTitle(t`Set up your access`);
  return (
    <EntryShell>
      {result ? (
        <Steps key={token} token={token} {...result} />
      ) : isFailed ? (
        <>
          <PageHead
            title={<Trans>Your access cannot be set up</Trans>}
            lead={failureMessage(refusal)}
          />
          {refusal === null ? (
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          ) : null}
        </>
      ) : (
        <div aria-busy="true">
          <SkeletonHead />
          <SkeletonText lines={["full", "long", "medium"]} />
        </div>
      )}
    </EntryShell>
  );
}

function Steps({ token, name, email, ...key }: { token: string } & ReplyTo<typeof deskSetUp>) {
  const { t, i18n } = useLingui();
  const { api } = useDesk();
  const logic = useMemo(() => setUpForm(api, token), [api, token]);
  const page = useScreenActor(logic, { input: { values: {} } });
  const done = useSelector(page, (snapshot) =>
    snapshot.matches("accepted") ? (snapshot.context.result as { recovery: string[] }) : null,
  );
  if (done) return <RecoveryCodes codes={done.recovery} />;
  return (
    <>
      <PageHead
        title={<Trans>Set up your access</Trans>}
        lead={
          <Trans>
            <bdi>{name}</bdi>, {email}
          </Trans>
        }
      />
      <AuthenticatorKey {...key} />
      <FormFields
        page={page}
        fields={[
          {
            name: "code",
            label: t`Code from the app`,
            missing: t`Enter the 6 digits that the app shows.`,
          },
          {
            name: "password",
            label: t`New password`,
            hint: i18n._(ruleMessages.passwordRule),
            missing: t`Choose a password that meets the rules above.`,
            isNew: true,
          },
        ]}
        submit={<Trans>Finish</Trans>}
      />
    </>
  );
}
