import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

const Skeleton = lazy(() => import("./LazySkeleton.tsx"));

/** Stands in for a page whose code or data is on its way. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <Suspense fallback={null}>
      <Skeleton label={t`Loading`} />
    </Suspense>
  );
}
