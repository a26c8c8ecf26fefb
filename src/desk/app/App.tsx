import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SignIn } from "../features/sessions/SignIn.tsx";
import { SignOut } from "../features/sessions/SignOut.tsx";
import { EntryShell } from "../shell/EntryShell.tsx";
import { useDesk } from "../system/use-desk.ts";
import { i18n } from "./i18n.ts";
import { type DeskRouter, setUpRoute } from "./routes.ts";

/** The page of the address once someone is signed in, the sign-in before. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Entrance />
    </I18nProvider>
  );
}

function Entrance() {
  const { root } = useDesk();
  const shown = useSelector(root, (snapshot) => {
    if (snapshot.matches("signedIn")) return "page";
    if (snapshot.matches("leaving")) return "signOut";
    return snapshot.hasTag("open") ? "signIn" : snapshot.hasTag("failed") ? "failed" : "nothing";
  });
  const isSettingUp = useLocation<DeskRouter>().pathname === setUpRoute.fullPath;
  if (shown === "page" || isSettingUp) return <Outlet />;
  if (shown === "signIn") return <SignIn />;
  if (shown === "signOut") return <SignOut />;
  if (shown === "nothing") return null;
  return (
    <EntryShell>
      <PageHead
        title={<Trans>The desk cannot be reached</Trans>}
        lead={<Trans>Check your connection and try again.</Trans>}
      />
      <Button onClick={() => root.send({ type: "session.retry" })}>
        <Trans>Try again</Trans>
      </Button>
    </EntryShell>
  );
}
