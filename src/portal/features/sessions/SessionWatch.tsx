import type { session } from "@gatehouse/machines/sessions/session";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import type { SnapshotFrom } from "xstate";
import { loginPageOf } from "#contract/accounts/login-pages.ts";
import { useSystemActor } from "#portal/system/use-portal.ts";
import { useOpenDialog } from "./session-dialogs.ts";
import { memberPageAt, placeIn, type WayBack, wayBack } from "#portal/app/way-back.ts";

const SessionDialog = lazy(() => import("./SessionDialog.tsx"));
const SignInAgain = lazy(() => import("./SignInAgain.tsx"));

/** Shows that an account is connected or made, which is read before the way leads on. */
const platformPage = "/kyc/oauth-login";

type Pane = "page" | "signIn" | "login" | "reload" | undefined;

/** What the session allows this tab to show; undefined while that is being found out. */
function paneOf(now: SnapshotFrom<typeof session>): Pane {
  if (now.hasTag("settled")) return "login";
  if (!now.hasTag("locked")) return now.hasTag("open") ? "page" : undefined;
  if (now.hasTag("failed")) return "reload";
  return now.hasTag("open") ? "signIn" : undefined;
}

/**
 * Warns before a session ends. When it has ended it asks in place where something would be lost, and
 * else leads to the login page, from where signing in, in this tab or another, leads back.
 */
export function SessionWatch() {
  const session = useSystemActor("session");
  const pane = useSelector(session, paneOf);
  const leadsBack = useSelector(session, (now) => !now.matches("signedOut"));
  const dialog = useOpenDialog();
  const page = useMemberPage();
  useLedAway(pane, page, leadsBack);
  useLedBack(pane);
  if (dialog)
    return (
      <Suspense fallback={null}>
        <SessionDialog name={dialog} />
      </Suspense>
    );
  if (pane === "signIn" && page)
    return (
      <Suspense fallback={null}>
        <SignInAgain />
      </Suspense>
    );
  return null;
}

/** The page behind the login that is open, and the place in it. */
function useMemberPage(): WayBack | undefined {
  const { pathname, search } = useLocation();
  const { section, form, line } = search as WayBack;
  return useMemo(() => {
    const back = memberPageAt(pathname);
    return back && { back, ...placeIn({ section, form, line }) };
  }, [pathname, section, form, line]);
}

function useLedAway(pane: Pane, page: WayBack | undefined, leadsBack: boolean) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    if (pane === "reload" && pathname !== platformPage)
      // Loaded again, so that nothing of the first person stays in the page.
      void navigate({ to: "/kyc/user", replace: true, reloadDocument: true });
    if (pane !== "login" || !page) return;
    const search = leadsBack ? page : {};
    // What was loaded for one person is not shown to the next for a moment.
    void navigate({ to: loginPageOf(pathname), search }).then(() => router.clearCache());
  }, [pane, page, leadsBack, pathname, navigate, router]);
}

/** Another tab has signed in while this one waits at the login page. */
function useLedBack(pane: Pane) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef(pane);
  useEffect(() => {
    const hasBegun = before.current === "login" && pane === "page";
    before.current = pane;
    if (hasBegun && pathname === "/kyc/login") void navigate(wayBack(search as WayBack));
  }, [pane, pathname, search, navigate]);
}
