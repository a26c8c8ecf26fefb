import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { learn } from "../../words.ts";
import { captchaActor } from "../../wiring/captcha.ts";

// The forms, where a person may have to sign in again, load no messages of their own for it.
const CaptchaDialog = lazy(async () => {
  await learn("all");
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
