import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { loginPageOf } from "#contract/login-pages.ts";
import { sessionActor } from "../wiring/session.ts";
import { memberPageAt, type WayBack, wayBack } from "./way-back.ts";

const SessionDialog = lazy(() => import("./SessionDialog.tsx"));
const SignInAgain = lazy(() => import("./SignInAgain.tsx"));

/** Shows that an account is connected or made, which is read before the way leads on. */
const platformPage = "/kyc/oauth-login";

type Standing =
  | "inside"
  | "warned"
  | "asked"
  | "leaving"
  | "outside"
  | "left"
  | "displaced"
  | "unknown";

/** From where one comes outside by signing out, here or in another tab; a guest who opens a page does not. */
const mayLeave = new Set<Standing>(["inside", "warned", "leaving"]);

const isOutside = (standing: Standing) => standing === "outside" || standing === "left";

function standingOf(now: ReturnType<typeof sessionActor.getSnapshot>): Standing {
  if (now.can({ type: "session.extend" }) || now.can({ type: "warning.heard" })) return "warned";
  if (now.matches({ member: "extending" })) return "warned";
  if (now.matches("member")) return "inside";
  if (now.matches("suspended")) return "asked";
  if (now.matches("leaving")) return "leaving";
  if (now.matches("away")) return "outside";
  if (now.matches("guest")) return "left";
  return now.matches("displaced") ? "displaced" : "unknown";
}

/**
 * Warns before a session ends. When it has ended it asks in place where something would be lost, and
 * else leads to the login page, from where signing in, in this tab or another, leads back. Whoever
 * signs out comes there with no way back.
 */
export function SessionWatch() {
  const standing = useSelector(sessionActor, standingOf);
  const page = useMemberPage();
  useLedAway(standing, page);
  useLedBack(standing);
  if (standing === "warned")
    return (
      <Suspense fallback={null}>
        <SessionDialog />
      </Suspense>
    );
  if (standing === "asked" && page)
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
  const before = useRef(standing);
  useEffect(() => {
    const hasSignedOut = standing === "left" && mayLeave.has(before.current);
    before.current = standing;
    if (standing === "displaced" && pathname !== platformPage)
      // Loaded anew, so that nothing of the first person stays in the page.
      void navigate({ to: "/kyc/user", replace: true, reloadDocument: true });
    if (!isOutside(standing) || !page) return;
    const search = hasSignedOut ? {} : page;
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
    const hasBegun = isOutside(before.current) && standing === "inside";
    before.current = standing;
    if (hasBegun && pathname === "/kyc/login") void navigate(wayBack(search as WayBack));
  }, [standing, pathname, search, navigate]);
}
