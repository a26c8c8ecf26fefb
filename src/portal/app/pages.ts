import type { Dashboard } from "../features/dashboard/dashboard.ts";

/**
 * Where the code and the data of each page but the login page come from. The routes fetch this list
 * when the first of them is wanted, so that the login page does not carry the names of their files.
 */
export const pages = {
  signup: () => import("../features/registration/Signup.tsx"),
  registrant: async () => {
    const [{ recallRegistrant }] = await Promise.all([
      import("../features/registration/registration.ts"),
      import("../form/controls/fetched.ts").then(({ fetchControls }) => fetchControls()),
    ]);
    return recallRegistrant();
  },
  forgotPassword: () => import("../features/accounts/ForgotPassword.tsx"),
  address: async () => (await import("../features/accounts/password-reset.ts")).recallAddress(),
  emailAuthLogin: () => import("../features/collaborators/EmailAuthLogin.tsx"),
  ticket: async () => (await import("../features/collaborators/invitation-entry.ts")).takeTicket(),
  oauthLogin: () => import("../features/platforms/OauthLogin.tsx"),
  arrival: async () => (await import("../features/platforms/platform-entry.ts")).takeArrival(),
  emailUndo: () => import("../features/accounts/EmailUndo.tsx"),
  verify: () => import("../features/application/pages/Verify.tsx"),
  otcVerify: () => import("../features/application/pages/OtcVerify.tsx"),
  otcFlow: async () => (await import("../features/application/otc.ts")).otcFlow(),
  user: () => import("../features/dashboard/User.tsx"),
  dashboard: async (shown?: Dashboard) =>
    (await import("../features/dashboard/dashboard.ts")).loadDashboard(shown),
  sent: () => import("../features/application/review/Sent.tsx"),
  submitted: async (form?: string) =>
    (await import("../features/application/review/submitted.ts")).loadSubmitted(form),
  missing: () => import("./PageMissing.tsx"),
  failed: () => import("./PageFailed.tsx"),
};
