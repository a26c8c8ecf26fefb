import {
  createRootRoute,
  createRoute,
  createRouter,
  type createMemoryHistory,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from "@tanstack/react-router";
import { LoginRoute } from "./screens/LoginRoute.tsx";
import { App } from "./shell/App.tsx";
import { membersOnly } from "./shell/members-only.ts";
import { memberPages, type WayBack } from "./shell/way-back.ts";
import { learn } from "./words.ts";
import { Waiting } from "./shell/Waiting.tsx";

const pages = async () => (await import("./pages.ts")).pages;

/** What any address may carry: the language and the source marker; anything else is dropped. */
interface Search {
  locale?: string;
  source?: string;
}

const short = (value: unknown) =>
  typeof value === "string" && value.length <= 40 ? value : undefined;

function searchOf(search: Record<string, unknown>): Search {
  const locale = short(search["locale"]);
  const source = short(search["source"]);
  return { ...(locale ? { locale } : {}), ...(source ? { source } : {}) };
}

const rootRoute = createRootRoute({
  component: App,
  validateSearch: searchOf,
  search: { middlewares: [retainSearchParams(["source"])] },
  notFoundComponent: lazyRouteComponent(async () => {
    await learn("all");
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

/** Which form is shown, the newest of its flow where none is named, and which of its sections. */
const placeOf = (search: Record<string, unknown>): { form?: string; section?: string } => ({
  ...(typeof search["form"] === "string" && /^[0-9a-f-]{36}$/.test(search["form"])
    ? { form: search["form"] }
    : {}),
  ...(typeof search["section"] === "string" && /^[a-zA-Z]{1,40}$/.test(search["section"])
    ? { section: search["section"] }
    : {}),
});

/** Where signing in leads: one of our own pages by name, never an address. */
export interface LoginSearch extends WayBack {
  done?: Done;
}

/** What somebody who comes to the login page has just done. */
export type Done = "registered" | "reset";

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
  component: LoginRoute,
});

const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/signup",
  loader: async () => {
    await learn("all");
    return (await pages()).registrant();
  },
  component: lazyRouteComponent(async () => (await pages()).signup(), "Signup"),
  pendingComponent: Waiting,
});

const forgetpwdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/forgetpwd",
  loader: async () => {
    await learn("all");
    return (await pages()).address();
  },
  component: lazyRouteComponent(async () => (await pages()).forgotPassword(), "ForgotPassword"),
  pendingComponent: Waiting,
});

const emailAuthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/email-auth-login",
  loader: async () => {
    await learn("all");
    return (await pages()).ticket();
  },
  component: lazyRouteComponent(async () => (await pages()).emailAuthLogin(), "EmailAuthLogin"),
  pendingComponent: Waiting,
});

const oauthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/oauth-login",
  // Kept until the page itself takes the ticket out of the address.
  validateSearch: ({ ticket }: Record<string, unknown>): { ticket?: string } =>
    typeof ticket === "string" ? { ticket } : {},
  loader: async () => {
    await learn("all");
    return (await pages()).arrival();
  },
  component: lazyRouteComponent(async () => (await pages()).oauthLogin(), "OauthLogin"),
  pendingComponent: Waiting,
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/verify",
  validateSearch: placeOf,
  beforeLoad: ({ search }) => membersOnly({ back: "verify", ...search }),
  loader: () => learn("form"),
  component: lazyRouteComponent(async () => (await pages()).verify(), "Verify"),
  pendingComponent: Waiting,
});

const otcVerifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/otcVerify",
  validateSearch: placeOf,
  beforeLoad: ({ search }) => membersOnly({ back: "otcVerify", ...search }),
  loader: async () => {
    await learn("all");
    return (await pages()).otcFlow();
  },
  component: lazyRouteComponent(async () => (await pages()).otcVerify(), "OtcVerify"),
  pendingComponent: Waiting,
});

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/user",
  beforeLoad: () => membersOnly({ back: "user" }),
  loader: async () => {
    await learn("all");
    return (await pages()).dashboard();
  },
  component: lazyRouteComponent(async () => (await pages()).user(), "User"),
  pendingComponent: Waiting,
});

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  signupRoute,
  forgetpwdRoute,
  emailAuthRoute,
  oauthRoute,
  verifyRoute,
  otcVerifyRoute,
  userRoute,
]);

/** The router; a memory history is given where pages are made without a browser. */
export function makeRouter(history?: ReturnType<typeof createMemoryHistory>) {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPendingMs: 0,
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
