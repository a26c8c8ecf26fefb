import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { captchaActor, learnCaptcha } from "../../wiring/captcha.ts";

const CaptchaDialog = lazy(async () => {
  await learnCaptcha();
  return import("./CaptchaDialog.tsx");
});

/** Where somebody is asked to show to be a person; fetched when that happens first. */
export function Captcha() {
  const isShown = useSelector(captchaActor, (snapshot) => snapshot.matches("shown"));
  return isShown ? (
    <Suspense fallback={null}>
      <CaptchaDialog />
    </Suspense>
  ) : null;
}
