/** Nothing on the page moves or fades in. */
export function standStill(): void {
  const still = document.createElement("style");
  still.textContent =
    "*, *::before, *::after { animation: none !important; transition: none !important; }";
  document.head.append(still);
}

/**
 * The page is not left, whatever it does: the test would end with it. `leaving` is told where it would go. Gives how to let it be
 * left again.
 */
export function stayHere(leaving: (path: string) => void = () => {}): () => void {
  const stay = (event: NavigateEvent) => {
    const { sameDocument, url } = event.destination;
    if (sameDocument) return;
    event.preventDefault();
    leaving(new URL(url).pathname);
  };
  navigation.addEventListener("navigate", stay);
  return () => navigation.removeEventListener("navigate", stay);
}
