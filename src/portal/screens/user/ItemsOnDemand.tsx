import { Plural } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import type { LeftItems as Items } from "./LeftItems.tsx";

const LeftItems = lazy(() =>
  import("./LeftItems.tsx").then((module) => ({ default: module.LeftItems })),
);

/** How many items are left, and on demand which. */
export function ItemsOnDemand(props: ComponentProps<typeof Items>) {
  const count = props.left.length;
  if (count === 0) return null;
  return (
    <Disclosure summary={<Plural value={count} one="Show # item left" other="Show # items left" />}>
      <Suspense fallback={<Spinner size={16} />}>
        <LeftItems {...props} />
      </Suspense>
    </Disclosure>
  );
}
