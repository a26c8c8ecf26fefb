import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** Marks a part of the text with its number, counted from 1. */
export const partMark = "data-part";

/** The furthest part that has been in view, and where the text ends; `onEnd` once the end is in view. */
export function useReading(
  text: string,
  onEnd: () => void,
): [furthest: number, end: RefObject<HTMLDivElement | null>] {
  const [seen, setSeen] = useState({ text, part: 1 });
  const end = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      const parts = seen.map(({ target }) => Number(target.getAttribute(partMark) ?? 0));
      setSeen((before) => ({
        text,
        part: Math.max(before.text === text ? before.part : 1, ...parts),
      }));
      if (seen.some(({ target }) => target === end.current)) finish();
    });
    document.querySelectorAll(`[${partMark}]`).forEach((part) => watch.observe(part));
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, [text]);
  return [seen.text === text ? seen.part : 1, end];
}
