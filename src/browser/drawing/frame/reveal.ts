const margin = 24;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Span {
  from: number;
  to: number;
}

const centre = ({ from, to }: Span) => (from + to) / 2;

/** How far to scroll so that `inner` stands in the middle of `outer`; 0 where it can be seen already. */
const toMiddle = (inner: Span, outer: Span): number => {
  if (inner.from >= outer.from && inner.to <= outer.to) return 0;
  const isTooLong = inner.to - inner.from > outer.to - outer.from - margin * 2;
  return isTooLong ? inner.from - outer.from - margin : centre(inner) - centre(outer);
};

/** The least scrolling after which `inner` can be seen. */
const toEdge = (inner: Span, outer: Span): number => {
  if (inner.from < outer.from) return inner.from - outer.from - margin;
  return inner.to > outer.to
    ? Math.min(inner.to - outer.to + margin, inner.from - outer.from - margin)
    : 0;
};

const across = ({ left, right }: DOMRect): Span => ({ from: left, to: right });
const down = ({ top, bottom }: DOMRect): Span => ({ from: top, to: bottom });
const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/**
 * Scrolls a frame to what it holds, where that cannot be seen. With `andPage` the page follows as far as it must, if it shows a part
 * of the frame.
 */
export function reveal(frame: Element, held: Element, andPage = false): void {
  const [outer, inner] = [frame.getBoundingClientRect(), held.getBoundingClientRect()];
  const behavior = isStill() ? "instant" : "smooth";
  const page: Span = { from: 0, to: innerHeight };
  const whole = down(outer);
  const shown = { from: Math.max(whole.from, page.from), to: Math.min(whole.to, page.to) };
  const isShown = shown.to - shown.from > margin * 4;
  const asked = toMiddle(down(inner), isShown ? shown : whole);
  const room = frame.scrollHeight - frame.clientHeight - frame.scrollTop;
  const scrolled = clamp(asked, -frame.scrollTop, room);
  frame.scrollBy({ left: toMiddle(across(inner), across(outer)), top: scrolled, behavior });
  const place = { from: inner.top - scrolled, to: inner.bottom - scrolled };
  const rest = andPage && shown.to > shown.from ? toEdge(place, page) : 0;
  if (rest !== 0) scrollBy({ top: rest, behavior });
}
