import { standingOf } from "@gatehouse/machines/sessions/session";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { loginPageOf } from "#contract/accounts/login-pages.ts";
import { sessionActor } from "./session.ts";
import { memberPageAt, type WayBack, wayBack } from "#portal/app/way-back.ts";

const SessionDialog = lazy(() => import("./SessionDialog.tsx"));
const SignInAgain = lazy(() => import("./SignInAgain.tsx"));

/** Shows that an account is connected or made, which is read before the way leads on. */
const platformPage = "/kyc/oauth-login";

type Standing = ReturnType<typeof standingOf>;

const warnings = new Set<Standing>(["closing", "expiring", "unsaved", "stillInside"]);

/**
 * Warns before a session ends. When it has ended it asks in place where something would be lost, and
 * else leads to the login page, from where signing in, in this tab or another, leads back.
 */
export function SessionWatch() {
  const standing = useSelector(sessionActor, standingOf);
  const page = useMemberPage();
  useLedAway(standing, page);
  useLedBack(standing);
  if (warnings.has(standing))
    return (
      <Suspense fallback={null}>
        <SessionDialog />
      </Suspense>
    );
  if (standing === "suspended" && page)
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
  const { section, form } = search as WayBack;
  return useMemo(() => {
    const back = memberPageAt(pathname);
    return back && { back, ...(section ? { section } : {}), ...(form ? { form } : {}) };
  }, [pathname, section, form]);
}

function useLedAway(standing: Standing, page: WayBack | undefined) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    if (standing === "displaced" && pathname !== platformPage)
      // Loaded anew, so that nothing of the first person stays in the page.
      void navigate({ to: "/kyc/user", replace: true, reloadDocument: true });
    if ((standing !== "outside" && standing !== "signedOut") || !page) return;
    const search = standing === "outside" ? page : {};
    // What was loaded for one person is not shown to the next for a moment.
    void navigate({ to: loginPageOf(pathname), search }).then(() => router.clearCache());
  }, [standing, page, pathname, navigate, router]);
}

/** Another tab has signed in while this one waits at the login page. */
function useLedBack(standing: Standing) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef(standing);
  useEffect(() => {
    const wasOutside = before.current === "outside" || before.current === "signedOut";
    const hasBegun = wasOutside && standing === "inside";
    before.current = standing;
    if (hasBegun && pathname === "/kyc/login") void navigate(wayBack(search as WayBack));
  }, [standing, pathname, search, navigate]);
}
