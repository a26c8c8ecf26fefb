import { Plural, Trans } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { Spinner } from "#ui/Spinner/Spinner.tsx";
import type Items from "./LeftItems.tsx";
import * as css from "./items.css.ts";

const LeftItems = lazy(() => import("./LeftItems.tsx"));

const NextItem = lazy(() => import("./NextItem.tsx"));

/** The next item left, if it can be opened; the others on demand. */
export function ItemsOnDemand(props: ComponentProps<typeof Items>) {
  const { flow, left, search } = props;
  const [next] = left;
  const count = left.length;
  if (!next) return null;
  return (
    <div className={css.items}>
      {search ? (
        <p className={css.next}>
          <Suspense fallback={null}>
            <NextItem flow={flow} item={next} search={search} />
          </Suspense>
        </p>
      ) : null}
      <Disclosure
        summary={
          search ? (
            <Plural value={count} one="Show # remaining item" other="Show # remaining items" />
          ) : (
            <Plural value={count} one="Show the # item needed" other="Show the # items needed" />
          )
        }
        summaryOpen={<Trans>Hide</Trans>}
      >
        <Suspense fallback={<Spinner size={16} />}>
          <LeftItems {...props} />
        </Suspense>
      </Disclosure>
    </div>
  );
}
