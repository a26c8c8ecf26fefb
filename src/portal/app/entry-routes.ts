import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { expectNotice } from "../features/sessions/LoginMessages.tsx";
import { LoginRoute } from "../features/sessions/LoginRoute.tsx";
import { pages, rootRoute, withWords } from "./root-route.ts";
import { type LoginSearch, placeOf } from "./route-search.ts";
import { Waiting } from "./Waiting.tsx";
import { memberPages } from "./way-back.ts";

/** The loader takes the ticket out of the address once, when the page opens; its data is not used again. */
const oncePerVisit = { shouldReload: false, gcTime: 0 };

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
  loader: withWords((from, { api }) => from.arrival(api)),
  ...oncePerVisit,
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

/** The pages for which no one has to be signed in. */
export const entryRoutes = {
  homeRoute,
  loginRoute,
  signupRoute,
  forgetpwdRoute,
  emailAuthRoute,
  oauthRoute,
  emailUndoRoute,
};
