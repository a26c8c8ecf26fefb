import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Dashboard } from "../features/dashboard/dashboard.ts";
import { loadMessages } from "./i18n.ts";
import { membersOnly } from "./members-only.ts";
import { pages, rootRoute, servicesFor, withWords } from "./root-route.ts";
import { placeOf } from "./route-search.ts";
import { Waiting } from "./Waiting.tsx";

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/verify",
  validateSearch: placeOf,
  beforeLoad: ({ search, context }) => membersOnly(context.portal, { back: "verify", ...search }),
  loader: () => loadMessages("form"),
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
    await loadMessages("pages");
    return (await pages()).submitted((await servicesFor(context)).api, deps.form);
  },
  component: lazyRouteComponent(async () => (await pages()).sent(), "Sent"),
  pendingComponent: Waiting,
});

const uploadOtherDocRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/uploadOtherDoc",
  validateSearch: placeOf,
  beforeLoad: ({ search, context }) =>
    membersOnly(context.portal, { back: "uploadOtherDoc", ...search }),
  loaderDeps: ({ search }) => ({ form: search.form }),
  loader: ({ deps, context }) =>
    withWords((from, { api }) => from.request(api, "institutional", deps.form))({ context }),
  component: lazyRouteComponent(async () => (await pages()).requested(), "UploadOtherDoc"),
  pendingComponent: Waiting,
});

const otcUploadOtherDocRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/otcUploadOtherDoc",
  validateSearch: placeOf,
  beforeLoad: ({ search, context }) =>
    membersOnly(context.portal, { back: "otcUploadOtherDoc", ...search }),
  loaderDeps: ({ search }) => ({ form: search.form }),
  loader: ({ deps, context }) =>
    withWords((from, { api }) => from.request(api, "otc", deps.form))({ context }),
  component: lazyRouteComponent(async () => (await pages()).requested(), "OtcUploadOtherDoc"),
  pendingComponent: Waiting,
});

/** The pages of signed-in people. */
export const memberRoutes = {
  verifyRoute,
  otcVerifyRoute,
  userRoute,
  submittedRoute,
  uploadOtherDocRoute,
  otcUploadOtherDocRoute,
};
