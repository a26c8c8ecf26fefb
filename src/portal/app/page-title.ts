import type { form } from "@gatehouse/machines/shared/form";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { brands } from "#contract/brands.ts";
import { brandNow } from "#browser/brand.ts";

/** Moves the focus to the heading of the page, as a fresh page would. */
export function focusHeading() {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/** Sets the browser's title, which begins with "Error:" where the page has errors. Moves the focus to the heading, except on the first page. */
export function useTitleAndFocus(title: string, page?: ActorRefFrom<typeof form>) {
  const { t } = useLingui();
  const wrong = useSelector(page, (snapshot) => (snapshot?.context.issues.length ?? 0) > 0);
  const whole = `${wrong ? t`Error: ${title}` : title} - ${brands[brandNow()].name}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  const router = useRouter();
  useEffect(() => {
    // Where nothing was shown before, the focus stays where the browser puts it.
    if (document.activeElement === document.body && router.state.resolvedLocation) focusHeading();
  }, [router]);
}
