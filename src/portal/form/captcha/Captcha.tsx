import { useSelector } from "@xstate/react";
import { lazy, Suspense, useState } from "react";
import { usePortal } from "../../app/use-portal.ts";
import { learnCaptcha, startCaptcha } from "../../wiring/captcha.ts";

const CaptchaDialog = lazy(async () => {
  await learnCaptcha();
  return import("./CaptchaDialog.tsx");
});

/** Where somebody is asked to show to be a person; fetched when that happens first. */
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
