const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For text and for quoted attributes. */
export const escapeHtml = (given: string): string =>
  given.replace(/[&<>"']/g, (char) => names[char]!);
