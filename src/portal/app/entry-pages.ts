import type { Api } from "../system/api.ts";

/**
 * Where the code and the data of each page come from for which no one has to be signed in. The routes fetch this list when the
 * first of them is wanted, so that the login page does not carry the names of their files.
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
  privacy: () => import("../features/privacy/PrivacyNotice.tsx"),
  missing: () => import("./PageMissing.tsx"),
  failed: () => import("./PageFailed.tsx"),
};
