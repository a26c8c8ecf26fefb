import type { captcha } from "@gatehouse/machines/captcha/captcha";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import { usePortal } from "#portal/system/use-portal.ts";
import { loadCaptchaMessages } from "./captcha.ts";

const CaptchaDialog = lazy(async () => {
  await loadCaptchaMessages();
  return import("./CaptchaDialog.tsx");
});

/** The dialog is loaded when it is first shown; the first call that needs a captcha starts its actor. */
export function Captcha() {
  const actor = useSelector(usePortal(), ({ context }) => context.services["captcha"]) as
    | ActorRefFrom<typeof captcha>
    | undefined;
  const isShown = useSelector(actor, (snapshot) => snapshot?.matches("shown") ?? false);
  return isShown ? (
    <Suspense fallback={null}>
      <CaptchaDialog />
    </Suspense>
  ) : null;
}
