import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import type { Dashboard } from "../features/dashboard/dashboard.ts";
import type { Api } from "../system/api.ts";
import type { Services } from "../system/system.ts";

/** Where the code and the data of each page of signed-in people come from; fetched like the list of the other pages. */
export const pages = {
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
};
