import { I18nProvider } from "@lingui/react";
import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { i18n } from "./i18n.ts";
import { around } from "../shell/around.ts";

const Around = lazy(() => import("../shell/Around.tsx"));
const never = () => false;

/** Every page, and what stands around it once it is wanted; the login page does without. */
export function App() {
  const wanted = useSyncExternalStore(around.subscribe, around.now, never);
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
      {wanted ? (
        <Suspense fallback={null}>
          <Around />
        </Suspense>
      ) : null}
    </I18nProvider>
  );
}
