import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { loadMessages } from "./i18n.ts";
import { memberPageAt } from "./way-back.ts";

/** With the words of the form, which hold those of the frame behind the login. */
async function spoken<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadMessages("form")]);
  return module;
}

const FormSkeleton = lazy(() => spoken(import("../shell/LazySkeleton.tsx")));
const PageSkeleton = lazy(() => spoken(import("../shell/PageSkeleton.tsx")));

/** Stands in for the page that the address names while its code or data is on its way. */
export function Waiting() {
  const { t } = useLingui();
  const page = useLocation({ select: ({ pathname }) => memberPageAt(pathname) });
  const isForm = page === "verify" || page === "otcVerify";
  return (
    <Suspense fallback={null}>
      {isForm ? (
        <FormSkeleton label={t`Loading`} />
      ) : (
        <PageSkeleton label={t`Loading`} page={page} />
      )}
    </Suspense>
  );
}
