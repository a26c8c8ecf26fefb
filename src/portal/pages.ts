import type { Api } from "./api.ts";
import type { Services } from "./app/system.ts";

export { startServices } from "./app/services.ts";
import type { Dashboard } from "./wiring/dashboard.ts";

/**
 * Where the code and the data of each page but the login page come from. The routes fetch this list
 * when the first of them is wanted, so that the login page does not carry the names of their files.
 */
export const pages = {
  signup: () => import("./screens/Signup.tsx"),
  registrant: async (api: Api) => {
    const [{ recallRegistrant }] = await Promise.all([
      import("./wiring/registration.ts"),
      import("./form/controls/fetched.ts").then(({ fetchControls }) => fetchControls()),
    ]);
    return recallRegistrant(api);
  },
  forgotPassword: () => import("./screens/ForgotPassword.tsx"),
  address: async (api: Api) => (await import("./wiring/password-reset.ts")).recallAddress(api),
  emailAuthLogin: () => import("./screens/EmailAuthLogin.tsx"),
  ticket: async (api: Api) => (await import("./wiring/ticket-entry.ts")).takeTicket(api),
  oauthLogin: () => import("./screens/OauthLogin.tsx"),
  arrival: async (api: Api) => (await import("./wiring/platform-entry.ts")).takeArrival(api),
  emailUndo: () => import("./screens/EmailUndo.tsx"),
  verify: () => import("./screens/Verify.tsx"),
  otcVerify: () => import("./screens/OtcVerify.tsx"),
  otcFlow: async (api: Api) => (await import("./wiring/otc.ts")).otcFlow(api),
  user: () => import("./screens/User.tsx"),
  dashboard: async (services: Services, shown?: Dashboard) =>
    (await import("./wiring/dashboard.ts")).loadDashboard(services, shown),
  sent: () => import("./screens/Sent.tsx"),
  submitted: async (api: Api, form?: string) =>
    (await import("./wiring/submitted.ts")).loadSubmitted(api, form),
  missing: () => import("./shell/PageMissing.tsx"),
  failed: () => import("./shell/PageFailed.tsx"),
};
