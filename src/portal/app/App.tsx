import { I18nProvider } from "@lingui/react";
import { Outlet } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { i18n } from "./i18n.ts";
import { usePortal } from "../system/use-portal.ts";

const AppOverlays = lazy(() => import("../shell/AppOverlays.tsx"));

/** Every page, and the overlays once their actors run; the login page does without. */
export function App() {
  const isServing = useSelector(usePortal(), ({ context }) => "session" in context.services);
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
      {isServing ? (
        <Suspense fallback={null}>
          <AppOverlays />
        </Suspense>
      ) : null}
    </I18nProvider>
  );
}
