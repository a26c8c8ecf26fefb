import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Dashboard } from "../features/dashboard/dashboard.ts";
import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import { loadMessages } from "./i18n.ts";
import { membersOnly } from "./members-only.ts";
import { laterPage, type RouterContext, withWordsOf } from "./root-route.ts";
import { type Place, placeOf, startOf } from "./route-search.ts";
import type { WayBack } from "./way-back.ts";

const pages = async () => (await import("./member-pages.ts")).pages;
const withWords = withWordsOf(pages);

/** A page about one form, for signed-in people. Its actors begin with what was loaded, so each visit loads again. */
const formPage = (back: WayBack["back"]) => ({
  ...laterPage,
  gcTime: 0,
  validateSearch: placeOf,
  beforeLoad: ({ search, context }: { search: Place; context: RouterContext }) =>
    membersOnly(context.portal, { back, ...search }),
});

/** What the loader of a page that shows only this form depends on. */
const ofForm = { loaderDeps: ({ search }: { search: Place }) => ({ form: search.form }) };

/** Loads what the desk requested for one form. */
const requestOf =
  (flow: "institutional" | "otc") =>
  ({ deps, context }: { deps: { form: string | undefined }; context: RouterContext }) =>
    withWords((from, { api }) => from.request(api, flow, deps.form))({ context });

const verifyRoute = createRoute({
  ...formPage("verify"),
  path: "/kyc/verify",
  loader: () => loadMessages("form"),
  component: lazyRouteComponent(async () => (await pages()).verify(), "Verify"),
});

const otcVerifyRoute = createRoute({
  ...formPage("otcVerify"),
  path: "/kyc/otcVerify",
  loader: withWords((from, { api }) => from.otcFlow(api)),
  component: lazyRouteComponent(async () => (await pages()).otcVerify(), "OtcVerify"),
});

const userRoute = createRoute({
  ...laterPage,
  path: "/kyc/user",
  validateSearch: startOf,
  beforeLoad: async ({ matches, context }) => {
    await membersOnly(context.portal, { back: "user" });
    return { shown: matches.at(-1)?.loaderData as Dashboard | undefined };
  },
  loader: ({ context }) =>
    withWords((from, services) => from.dashboard(services, context.shown))({ context }),
  component: lazyRouteComponent(async () => (await pages()).user(), "User"),
});

const submittedRoute = createRoute({
  ...formPage("submitted"),
  ...ofForm,
  path: "/kyc/submitted",
  loader: ({ deps, context }) =>
    withWords((from, { api }) => from.submitted(api, deps.form))({ context }),
  component: lazyRouteComponent(async () => (await pages()).sent(), "Sent"),
});

const uploadOtherDocRoute = createRoute({
  ...formPage("uploadOtherDoc"),
  ...ofForm,
  path: "/kyc/uploadOtherDoc",
  loader: requestOf("institutional"),
  component: lazyRouteComponent(async () => (await pages()).requested(), "UploadOtherDoc"),
});

const otcUploadOtherDocRoute = createRoute({
  ...formPage("otcUploadOtherDoc"),
  ...ofForm,
  path: "/kyc/otcUploadOtherDoc",
  loader: requestOf("otc"),
  component: lazyRouteComponent(async () => (await pages()).requested(), "OtcUploadOtherDoc"),
});

const questionnaireRoute = createRoute({
  ...formPage("questionnaire"),
  path: "/kyc/questionnaire",
  // Its loader begins the questionnaire.
  preload: false,
  loader: withWords((from, { api }) => from.questionnaire(api)),
  component: lazyRouteComponent(async () => (await pages()).questionnairePage(), "Questionnaire"),
});

/** Loads the agreement of one line. */
const agreementOf = (agreement: AgreementId) => ({
  loaderDeps: ({ search }: { search: Place }) => ({ line: search.line }),
  loader: ({ deps, context }: { deps: { line: string | undefined }; context: RouterContext }) =>
    withWords((from, { api }) => from.agreement(api, agreement, deps.line))({ context }),
});

const otcAgreementRoute = createRoute({
  ...formPage("otcAgreement"),
  ...agreementOf("otc"),
  path: "/kyc/otcAgreement",
  component: lazyRouteComponent(async () => (await pages()).agreements(), "OtcAgreement"),
});

const otcFlyingOtterAgreementRoute = createRoute({
  ...formPage("otcFlyingOtterAgreement"),
  ...agreementOf("secondOtc"),
  path: "/kyc/otcFlyingOtterAgreement",
  component: lazyRouteComponent(
    async () => (await pages()).agreements(),
    "OtcFlyingOtterAgreement",
  ),
});

/** The pages of signed-in people. */
export const memberRoutes = {
  verifyRoute,
  otcVerifyRoute,
  userRoute,
  submittedRoute,
  uploadOtherDocRoute,
  otcUploadOtherDocRoute,
  questionnaireRoute,
  otcAgreementRoute,
  otcFlyingOtterAgreementRoute,
};
