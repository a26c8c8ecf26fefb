import { useSelector } from "@xstate/react";
import { lazy, Suspense, useState } from "react";
import { usePortal } from "#portal/system/use-portal.ts";
import { loadCaptchaMessages, startCaptcha } from "./captcha.ts";

const CaptchaDialog = lazy(async () => {
  await loadCaptchaMessages();
  return import("./CaptchaDialog.tsx");
});

/** The dialog is fetched when it is first shown. */
export function Captcha() {
  const { system } = usePortal();
  const [actor] = useState(() => startCaptcha(system));
  const isShown = useSelector(actor, (snapshot) => snapshot.matches("shown"));
  return isShown ? (
    <Suspense fallback={null}>
      <CaptchaDialog />
    </Suspense>
  ) : null;
}
