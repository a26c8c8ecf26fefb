import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import type { Api } from "../system/api.ts";
import type { Services } from "../system/system.ts";

export { startServices } from "../system/services.ts";
import type { Dashboard } from "../features/dashboard/dashboard.ts";

/**
 * Where the code and the data of each page but the login page come from. The routes fetch this list
 * when the first of them is wanted, so that the login page does not carry the names of their files.
 */
export const pages = {
  signup: () => import("../features/registration/Signup.tsx"),
  registrant: async (api: Api) => {
    const [{ recallRegistrant }] = await Promise.all([
      import("../features/registration/registration.ts"),
      import("../form/controls/fetched.ts").then(({ fetchControls }) => fetchControls()),
    ]);
    return recallRegistrant(api);
  },
  forgotPassword: () => import("../features/accounts/ForgotPassword.tsx"),
  address: async (api: Api) =>
    (await import("../features/accounts/password-reset.ts")).recallAddress(api),
  emailAuthLogin: () => import("../features/collaborators/EmailAuthLogin.tsx"),
  ticket: async (api: Api) =>
    (await import("../features/collaborators/invitation-entry.ts")).takeTicket(api),
  oauthLogin: () => import("../features/platforms/OauthLogin.tsx"),
  arrival: async (api: Api) =>
    (await import("../features/platforms/platform-entry.ts")).takeArrival(api),
  faceVerification: () => import("../features/identity/FaceVerification.tsx"),
  faceStep: () => import("../features/identity/FaceStep.tsx"),
  check: async (api: Api, page: "desktop" | "phone") =>
    (await import("../features/identity/arrival.ts")).takeCheck(api, page),
  emailUndo: () => import("../features/accounts/EmailUndo.tsx"),
  verify: () => import("../features/application/pages/Verify.tsx"),
  otcVerify: () => import("../features/application/pages/OtcVerify.tsx"),
  otcFlow: async (api: Api) => (await import("../features/application/otc.ts")).otcFlow(api),
  questionnairePage: () => import("../features/questionnaires/Questionnaire.tsx"),
  questionnaire: async (api: Api) =>
    (await import("../features/questionnaires/questionnaire.ts")).openQuestionnaire(api),
  user: () => import("../features/dashboard/User.tsx"),
  dashboard: async (services: Services, shown?: Dashboard) =>
    (await import("../features/dashboard/dashboard.ts")).loadDashboard(services, shown),
  sent: () => import("../features/application/review/Sent.tsx"),
  submitted: async (api: Api, form?: string) =>
    (await import("../features/application/review/submitted.ts")).loadSubmitted(api, form),
  requested: () => import("../features/documents/requested/Requested.tsx"),
  request: async (api: Api, flow: "otc" | "institutional", form?: string) =>
    (await import("../features/documents/requested/request.ts")).loadRequest(api, flow, form),
  agreements: () => import("../features/agreements/AgreementPages.tsx"),
  agreement: async (api: Api, agreement: AgreementId, line?: string) =>
    (await import("../features/agreements/loaded.ts")).loadAgreement(api, agreement, line),
  missing: () => import("./PageMissing.tsx"),
  failed: () => import("./PageFailed.tsx"),
};
