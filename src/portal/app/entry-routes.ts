import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { fetchNotice } from "../features/sessions/LoginMessages.tsx";
import { LoginRoute } from "../features/sessions/LoginRoute.tsx";
import { membersOnly } from "./members-only.ts";
import { laterPage, rootRoute, withWordsOf } from "./root-route.ts";
import { doneOf, type LoginSearch, placeOf } from "./route-search.ts";
import { pagesBack } from "./way-back.ts";

export const entryPages = async () => (await import("./entry-pages.ts")).pages;
const withWords = withWordsOf(entryPages);

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
    back: pagesBack.find((name) => name === search["back"]),
    ...placeOf(search),
    ...doneOf(search),
  }),
  beforeLoad: async ({ search: { back, done } }) => ({
    notice: back || done ? await fetchNotice() : undefined,
  }),
  component: LoginRoute,
});

const signupRoute = createRoute({
  ...laterPage,
  path: "/kyc/signup",
  loader: withWords((from, { api }) => from.registrant(api)),
  component: lazyRouteComponent(async () => (await entryPages()).signup(), "Signup"),
});

const forgetpwdRoute = createRoute({
  ...laterPage,
  path: "/kyc/forgetpwd",
  loader: withWords((from, { api }) => from.address(api)),
  component: lazyRouteComponent(
    async () => (await entryPages()).forgotPassword(),
    "ForgotPassword",
  ),
});

const emailAuthRoute = createRoute({
  ...laterPage,
  path: "/kyc/email-auth-login",
  loader: withWords((from, { api }) => from.ticket(api)),
  ...oncePerVisit,
  component: lazyRouteComponent(
    async () => (await entryPages()).emailAuthLogin(),
    "EmailAuthLogin",
  ),
});

const oauthRoute = createRoute({
  ...laterPage,
  path: "/kyc/oauth-login",
  // Kept until the page itself takes the ticket out of the address.
  validateSearch: ({ ticket }: Record<string, unknown>): { ticket?: string } =>
    typeof ticket === "string" ? { ticket } : {},
  loader: withWords((from, { api }) => from.arrival(api)),
  ...oncePerVisit,
  component: lazyRouteComponent(async () => (await entryPages()).oauthLogin(), "OauthLogin"),
});

const faceVerificationRoute = createRoute({
  ...laterPage,
  path: "/kyc/zolozAuthentication",
  loader: async ({ context }) => {
    const arrival = await withWords((from, { api }) => from.check(api, "desktop"))({ context });
    if (arrival.ticket === "") await membersOnly(context.portal, { back: "zolozAuthentication" });
    return arrival;
  },
  ...oncePerVisit,
  component: lazyRouteComponent(
    async () => (await entryPages()).faceVerification(),
    "FaceVerification",
  ),
});

const faceStepRoute = createRoute({
  ...laterPage,
  path: "/kyc/zoloz",
  // What a vendor adds stays until the page itself takes it out of the address.
  validateSearch: (search: { response?: string }): { response?: string } => search,
  loader: withWords((from, { api }) => from.check(api, "phone")),
  ...oncePerVisit,
  component: lazyRouteComponent(async () => (await entryPages()).faceStep(), "FaceStep"),
});

const emailUndoRoute = createRoute({
  ...laterPage,
  path: "/kyc/email-undo",
  loader: withWords(async () => undefined),
  component: lazyRouteComponent(async () => (await entryPages()).emailUndo(), "EmailUndo"),
});

const privacyRoute = createRoute({
  ...laterPage,
  path: "/kyc/privacy",
  loader: withWords(async () => undefined),
  component: lazyRouteComponent(async () => (await entryPages()).privacy(), "PrivacyNotice"),
});

/** The pages for which no one has to be signed in. */
export const entryRoutes = {
  homeRoute,
  loginRoute,
  signupRoute,
  forgetpwdRoute,
  emailAuthRoute,
  oauthRoute,
  faceVerificationRoute,
  faceStepRoute,
  emailUndoRoute,
  privacyRoute,
};
