import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type createMemoryHistory,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from "@tanstack/react-router";
import type { Services } from "./app/system.ts";
import type { PortalRef } from "./app/portal.ts";
import { type LoginSearch, placeOf, searchOf } from "./route-search.ts";
import { expectNotice } from "./screens/Login.tsx";
import type { Dashboard } from "./wiring/dashboard.ts";
import { LoginRoute } from "./screens/LoginRoute.tsx";
import { App } from "./shell/App.tsx";
import { membersOnly } from "./shell/members-only.ts";
import { memberPages } from "./shell/way-back.ts";
import { learn } from "./words.ts";
import { Waiting } from "./shell/Waiting.tsx";

interface RouterContext {
  portal: PortalRef;
}

const fetchPages = () => import("./pages.ts");
const pages = async () => (await fetchPages()).pages;

/** What a page begins with, once there are words for it and its actors run. */
const withWords =
  <Data,>(load: (from: Awaited<ReturnType<typeof pages>>, services: Services) => Promise<Data>) =>
  async ({ context }: { context: RouterContext }) => {
    await learn("all");
    return load(await pages(), await servicesFor(context));
  };

const servicesFor = async ({ portal }: RouterContext) => (await fetchPages()).startServices(portal);

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: App,
  validateSearch: searchOf,
  search: { middlewares: [retainSearchParams(["source"])] },
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
  loader: withWords((from, { api }) => from.registrant(api)),
  component: lazyRouteComponent(async () => (await pages()).signup(), "Signup"),
  pendingComponent: Waiting,
});

const forgetpwdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/forgetpwd",
  loader: withWords((from, { api }) => from.address(api)),
  component: lazyRouteComponent(async () => (await pages()).forgotPassword(), "ForgotPassword"),
  pendingComponent: Waiting,
});

const emailAuthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/email-auth-login",
  loader: withWords((from, { api }) => from.ticket(api)),
  component: lazyRouteComponent(async () => (await pages()).emailAuthLogin(), "EmailAuthLogin"),
  pendingComponent: Waiting,
});

const oauthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/oauth-login",
  // Kept until the page itself takes the ticket out of the address.
  validateSearch: ({ ticket }: Record<string, unknown>): { ticket?: string } =>
    typeof ticket === "string" ? { ticket } : {},
  loader: withWords((from, { api }) => from.arrival(api)),
  component: lazyRouteComponent(async () => (await pages()).oauthLogin(), "OauthLogin"),
  pendingComponent: Waiting,
});

const emailUndoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/email-undo",
  loader: withWords(async () => undefined),
  component: lazyRouteComponent(async () => (await pages()).emailUndo(), "EmailUndo"),
  pendingComponent: Waiting,
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/verify",
  validateSearch: placeOf,
  beforeLoad: ({ search, context }) => membersOnly(context.portal, { back: "verify", ...search }),
  loader: () => learn("form"),
  component: lazyRouteComponent(async () => (await pages()).verify(), "Verify"),
  pendingComponent: Waiting,
});

const otcVerifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/otcVerify",
  validateSearch: placeOf,
  beforeLoad: ({ search, context }) =>
    membersOnly(context.portal, { back: "otcVerify", ...search }),
  loader: withWords((from, { api }) => from.otcFlow(api)),
  component: lazyRouteComponent(async () => (await pages()).otcVerify(), "OtcVerify"),
  pendingComponent: Waiting,
});

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/user",
  beforeLoad: async ({ matches, context }) => {
    await membersOnly(context.portal, { back: "user" });
    return { shown: matches.at(-1)?.loaderData as Dashboard | undefined };
  },
  loader: ({ context }) =>
    withWords((from, services) => from.dashboard(services, context.shown))({ context }),
  component: lazyRouteComponent(async () => (await pages()).user(), "User"),
  pendingComponent: Waiting,
});

const submittedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/submitted",
  validateSearch: placeOf,
  beforeLoad: ({ search, context }) =>
    membersOnly(context.portal, { back: "submitted", ...search }),
  loaderDeps: ({ search }) => ({ form: search.form }),
  loader: async ({ deps, context }) => {
    await learn("all");
    return (await pages()).submitted((await servicesFor(context)).api, deps.form);
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
export function makeRouter(portal: PortalRef, history?: ReturnType<typeof createMemoryHistory>) {
  return createRouter({
    routeTree,
    context: { portal },
    defaultPreload: "intent",
    defaultPendingMs: 0,
    defaultNotFoundComponent: lazyRouteComponent(async () => {
      await Promise.all([learn("all"), servicesFor({ portal })]);
      return (await pages()).missing();
    }, "PageMissing"),
    // Of every page, and not of the one around them all: it has words only inside.
    defaultErrorComponent: lazyRouteComponent(async () => {
      await learn("all");
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
