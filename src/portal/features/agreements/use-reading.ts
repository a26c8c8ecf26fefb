import { type RefObject, useEffect, useRef } from "react";
import type { Locale } from "#contract/locales.ts";
import type { AgreementRef } from "./signing.ts";

/** Marks a part of the text with its number, counted from 1. */
export const partMark = "data-part";

/** Reports the parts that come into view, and the end. Returns the place after the last part. */
export function useReading(actor: AgreementRef, locale: Locale): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      // After a change of language the text before it is on the page for a moment.
      if (actor.getSnapshot().context.text.locale !== locale) return;
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      const parts = seen.map(({ target }) => Number(target.getAttribute(partMark) ?? 0));
      actor.send({ type: "part.show", part: Math.max(0, ...parts) });
      if (seen.some(({ target }) => target === end.current)) actor.send({ type: "text.finish" });
    });
    document.querySelectorAll(`[${partMark}]`).forEach((part) => watch.observe(part));
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, [actor, locale]);
  return end;
}
