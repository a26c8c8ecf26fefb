/** How a browser names itself, the more particular before those it also pretends to be. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

/** The names of the browser and the system in a user agent; empty where it tells nothing known. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } {
  const named = (rows: typeof browsers) =>
    rows.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? "";
  return { browser: named(browsers), system: named(systems) };
}
