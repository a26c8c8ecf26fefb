/** Nothing on the page moves or fades in. */
export function standStill(): void {
  const still = document.createElement("style");
  still.textContent =
    "*, *::before, *::after { animation: none !important; transition: none !important; }";
  document.head.append(still);
}
