import { isWrong, watched } from "./watch.ts";

const nameOf = (element: Element): string => {
  const { labels } = element as Partial<HTMLInputElement>;
  const words = element.getAttribute("aria-label") ?? labels?.[0]?.textContent;
  return (words ?? element.textContent).replaceAll(/\s+/g, " ").trim().slice(0, 60);
};

/** What the person does, in words; undefined for an event that belongs to another deed. */
const deeds: Record<string, (target: Element, event: Event) => string | undefined> = {
  click: (target) => {
    const control = target.closest("a, button, label, summary, input, [role]") ?? target;
    return `pressing ${nameOf(control) || control.tagName.toLowerCase()}`;
  },
  // A choice is pressed.
  input: (target) =>
    /^(radio|checkbox)$/.test((target as HTMLInputElement).type)
      ? undefined
      : `typing into ${nameOf(target)}`,
  change: (target) =>
    (target as Partial<HTMLInputElement>).type === "file" ? "choosing files" : undefined,
  keydown: (_, event) => `the key ${(event as KeyboardEvent).key}`,
  visibilitychange: () => (document.hidden ? "hiding the page" : "showing the page"),
  online: () => "going online",
  offline: () => "going offline",
};

/** A deed that does nothing ends here. */
function meet(event: Event) {
  const target = event.target instanceof Element ? event.target : document.body;
  const deed = deeds[event.type]!(target, event);
  if (deed === undefined || !isWrong("act", deed)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (event.type === "input") (target as HTMLInputElement).value = "";
}

for (const type of Object.keys(deeds)) globalThis.addEventListener(type, meet, { capture: true });

const shown: Record<string, string> = {
  alert: "[role=alert]",
  dialog: "[role=dialog], [role=alertdialog], dialog[open]",
};

const cover = document.createElement("style");
document.head.append(cover);

/** Where the page shows one of these, a screen could fail to; one that does shows none anywhere. */
export function noteShown() {
  for (const [role, selector] of Object.entries(shown)) {
    const isThere = [...document.querySelectorAll(selector)].some(
      ({ textContent }) => textContent.trim() !== "",
    );
    if (isThere) isWrong("show", role);
  }
}

/** Covers what the planted mistake does not show, until it is planted no more. */
export function coverShown(): () => void {
  const planted = watched()?.planted;
  cover.textContent =
    planted?.kind === "show" ? `:is(${shown[planted.of]}) { display: none !important; }` : "";
  return () => {
    cover.textContent = "";
  };
}
