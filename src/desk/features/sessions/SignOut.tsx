import type { Call } from "@gatehouse/machines/shared/call";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { usePageTitle } from "#browser/page-title.ts";
import { EntryShell } from "#desk/shell/EntryShell.tsx";
import { failureMessage } from "#desk/system/refusals.ts";
import { useDesk } from "#desk/system/use-desk.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";

type CallRef = ActorRefFrom<Call<undefined, undefined>>;

/** The session lasts until the server has ended it, so a failure can be tried again. */
export function SignOut() {
  const { root } = useDesk();
  const logout = useSelector(root, ({ children }) => children["logout"]) as CallRef | undefined;
  return logout ? <Shown logout={logout} /> : null;
}

function Shown({ logout }: { logout: CallRef }) {
  const { t } = useLingui();
  const isBusy = useSelector(logout, (snapshot) => snapshot.hasTag("busy"));
  const refusal = useSelector(logout, ({ context }) => context.refusal);
  const title = isBusy ? t`Signing out` : t`You are still logged in`;
  usePageTitle(title);
  return (
    <EntryShell>
      <PageHead title={title} />
      {isBusy ? null : (
        <Callout tone="negative" role="alert">
          {failureMessage(refusal)}
        </Callout>
      )}
      <Button busy={isBusy} onClick={() => logout.send({ type: "call.retry" })}>
        <Trans>Sign out</Trans>
      </Button>
    </EntryShell>
  );
}
