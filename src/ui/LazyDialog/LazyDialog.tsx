import { lazy, Suspense } from "react";
import type { DialogProps } from "../Dialog/Dialog.tsx";

const Dialog = lazy(() =>
  import("../Dialog/Dialog.tsx").then((module) => ({ default: module.Dialog })),
);

/** A dialog whose code is loaded when it first opens. */
export function LazyDialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
