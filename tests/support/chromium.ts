import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Background work that Chromium skips, after Playwright's own list, which the flag replaces: the pages of its address bar, which
 * cost most of a second of processor time for each visit.
 */
const unneeded = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/** Flags with which Chromium starts headless, as root too, and makes no network calls. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${unneeded.join(",")}`,
];

/**
 * With fewer processes, so that a page loads for four fifths of the processor time. A person's tabs share a process:
 * the portal's opener policy would else take a second one for each new tab.
 */
export const testArguments = [
  ...browserArguments,
  "--renderer-process-limit=1",
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
];

/** The shell first: it has no window to draw, and the journeys take a fifth less of the processor. */
const systemPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium: CHROMIUM_PATH, else the system's, else Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  const system = systemPlaces.find((path) => existsSync(path));
  if (system) return system;
  const { chromium } = createRequire(import.meta.url)("playwright") as typeof import("playwright");
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}
