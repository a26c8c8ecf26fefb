/** Nothing on the page moves or fades in. */
export function standStill(): void {
  const still = document.createElement("style");
  still.textContent =
    "*, *::before, *::after { animation: none !important; transition: none !important; }";
  document.head.append(still);
}

/** The page is not left, whatever is planted in it: the test would end with it. Gives how to let it be left again. */
export function stayHere(): () => void {
  const stay = (event: NavigateEvent) => {
    if (!event.destination.sameDocument) event.preventDefault();
  };
  navigation.addEventListener("navigate", stay);
  return () => navigation.removeEventListener("navigate", stay);
}
