import type { Dashboard } from "./wiring/dashboard.ts";

/**
 * Where the code and the data of each page but the login page come from. The routes fetch this list
 * when the first of them is wanted, so that the login page does not carry the names of their files.
 */
export const pages = {
  signup: () => import("./screens/Signup.tsx"),
  registrant: async () => {
    const [{ recallRegistrant }] = await Promise.all([
      import("./wiring/registration.ts"),
      import("./form/controls/fetched.ts").then(({ fetchControls }) => fetchControls()),
    ]);
    return recallRegistrant();
  },
  forgotPassword: () => import("./screens/ForgotPassword.tsx"),
  address: async () => (await import("./wiring/password-reset.ts")).recallAddress(),
  emailAuthLogin: () => import("./screens/EmailAuthLogin.tsx"),
  ticket: async () => (await import("./wiring/ticket-entry.ts")).takeTicket(),
  oauthLogin: () => import("./screens/OauthLogin.tsx"),
  arrival: async () => (await import("./wiring/platform-entry.ts")).takeArrival(),
  emailUndo: () => import("./screens/EmailUndo.tsx"),
  verify: () => import("./screens/Verify.tsx"),
  otcVerify: () => import("./screens/OtcVerify.tsx"),
  otcFlow: async () => (await import("./wiring/otc.ts")).otcFlow(),
  user: () => import("./screens/User.tsx"),
  dashboard: async (shown?: Dashboard) =>
    (await import("./wiring/dashboard.ts")).loadDashboard(shown),
  sent: () => import("./screens/Sent.tsx"),
  submitted: async (form?: string) => (await import("./wiring/submitted.ts")).loadSubmitted(form),
  missing: () => import("./shell/PageMissing.tsx"),
  failed: () => import("./shell/PageFailed.tsx"),
};
