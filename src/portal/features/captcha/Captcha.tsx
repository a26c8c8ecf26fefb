import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { captchaActor, loadCaptchaMessages } from "./captcha.ts";

const CaptchaDialog = lazy(async () => {
  await loadCaptchaMessages();
  return import("./CaptchaDialog.tsx");
});

/** The dialog is fetched when it is first shown. */
export function Captcha() {
  const isShown = useSelector(captchaActor, (snapshot) => snapshot.matches("shown"));
  return isShown ? (
    <Suspense fallback={null}>
      <CaptchaDialog />
    </Suspense>
  ) : null;
}
