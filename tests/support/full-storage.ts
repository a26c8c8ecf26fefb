/** Fills the local storage of a browser to the last character. Runs in the page. */
export function fillStorage() {
  const fits = (text: string) => {
    try {
      localStorage.setItem(`full.${localStorage.length}`, text);
      return true;
    } catch {
      return false;
    }
  };
  for (let size = 2 ** 16; size >= 1; size = Math.floor(size / 2)) while (fits("x".repeat(size)));
}

/** Gives the space back. Runs in the page. */
export function freeStorage() {
  for (const name of Object.keys(localStorage))
    if (name.startsWith("full.")) localStorage.removeItem(name);
}
