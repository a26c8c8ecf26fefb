import {
  createRootRoute,
  createRoute,
  createRouter,
  type createMemoryHistory,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from "@tanstack/react-router";
import { type LoginSearch, placeOf, searchOf } from "./route-search.ts";
import { expectNotice } from "../features/sessions/Login.tsx";
import type { Dashboard } from "../features/dashboard/dashboard.ts";
import { LoginRoute } from "../features/sessions/LoginRoute.tsx";
import { App } from "./App.tsx";
import { membersOnly } from "./members-only.ts";
import { memberPages } from "./way-back.ts";
import { loadMessages } from "./i18n.ts";
import { Waiting } from "./Waiting.tsx";

const pages = async () => (await import("./pages.ts")).pages;

/** What a page begins with, once there are words for it. */
const withWords =
  <Data,>(load: (from: Awaited<ReturnType<typeof pages>>) => Promise<Data>) =>
  async () => {
    await loadMessages("pages");
    return load(await pages());
  };

/** The loader takes the ticket out of the address once, when the page opens; its data is not used again. */
const oncePerVisit = { shouldReload: false, gcTime: 0 };

const rootRoute = createRootRoute({
  component: App,
  validateSearch: searchOf,
  search: { middlewares: [retainSearchParams(["source"])] },
  notFoundComponent: lazyRouteComponent(async () => {
    await loadMessages("pages");
    return (await pages()).missing();
  }, "PageMissing"),
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc",
  beforeLoad: () => {
    throw redirect({ to: "/kyc/login" });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/login",
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    // Named even where it is nothing, or the address's own would stay.
    back: memberPages.find((name) => name === search["back"]),
    ...placeOf(search),
    ...(search["done"] === "registered" || search["done"] === "reset"
      ? { done: search["done"] }
      : {}),
  }),
  beforeLoad: ({ search: { back, done } }) => (back || done ? expectNotice() : undefined),
  component: LoginRoute,
});

const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/signup",
  loader: withWords((from) => from.registrant()),
  component: lazyRouteComponent(async () => (await pages()).signup(), "Signup"),
  pendingComponent: Waiting,
});

const forgetpwdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/forgetpwd",
  loader: withWords((from) => from.address()),
  component: lazyRouteComponent(async () => (await pages()).forgotPassword(), "ForgotPassword"),
  pendingComponent: Waiting,
});

const emailAuthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/email-auth-login",
  loader: withWords((from) => from.ticket()),
  ...oncePerVisit,
  component: lazyRouteComponent(async () => (await pages()).emailAuthLogin(), "EmailAuthLogin"),
  pendingComponent: Waiting,
});

const oauthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/oauth-login",
  // Kept until the page itself takes the ticket out of the address.
  validateSearch: ({ ticket }: Record<string, unknown>): { ticket?: string } =>
    typeof ticket === "string" ? { ticket } : {},
  loader: withWords((from) => from.arrival()),
  ...oncePerVisit,
  component: lazyRouteComponent(async () => (await pages()).oauthLogin(), "OauthLogin"),
  pendingComponent: Waiting,
});

const emailUndoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/email-undo",
  loader: () => loadMessages("pages"),
  component: lazyRouteComponent(async () => (await pages()).emailUndo(), "EmailUndo"),
  pendingComponent: Waiting,
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/verify",
  validateSearch: placeOf,
  beforeLoad: ({ search }) => membersOnly({ back: "verify", ...search }),
  loader: () => loadMessages("form"),
  component: lazyRouteComponent(async () => (await pages()).verify(), "Verify"),
  pendingComponent: Waiting,
});

const otcVerifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/otcVerify",
  validateSearch: placeOf,
  beforeLoad: ({ search }) => membersOnly({ back: "otcVerify", ...search }),
  loader: withWords((from) => from.otcFlow()),
  component: lazyRouteComponent(async () => (await pages()).otcVerify(), "OtcVerify"),
  pendingComponent: Waiting,
});

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/user",
  beforeLoad: async ({ matches }) => {
    await membersOnly({ back: "user" });
    return { shown: matches.at(-1)?.loaderData as Dashboard | undefined };
  },
  loader: ({ context }) => withWords((from) => from.dashboard(context.shown))(),
  component: lazyRouteComponent(async () => (await pages()).user(), "User"),
  pendingComponent: Waiting,
});

const submittedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/submitted",
  validateSearch: placeOf,
  beforeLoad: ({ search }) => membersOnly({ back: "submitted", ...search }),
  loaderDeps: ({ search }) => ({ form: search.form }),
  loader: async ({ deps }) => {
    await loadMessages("pages");
    return (await pages()).submitted(deps.form);
  },
  component: lazyRouteComponent(async () => (await pages()).sent(), "Sent"),
  pendingComponent: Waiting,
});

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  signupRoute,
  forgetpwdRoute,
  emailAuthRoute,
  oauthRoute,
  emailUndoRoute,
  verifyRoute,
  otcVerifyRoute,
  userRoute,
  submittedRoute,
]);

/** The router; a memory history is given where pages are made without a browser. */
export function makeRouter(history?: ReturnType<typeof createMemoryHistory>) {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPendingMs: 0,
    // Of every page, and not of the one around them all: it has words only inside.
    defaultErrorComponent: lazyRouteComponent(async () => {
      await loadMessages("pages");
      return (await pages()).failed();
    }, "PageFailed"),
    ...(history ? { history } : {}),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
