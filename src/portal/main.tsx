import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { tellCharts } from "#browser/charts-shown.ts";
import { dropRepeatedPresses } from "#browser/presses.ts";
import { firstLocale } from "#browser/saved-locale.ts";
import { type Locale, localeNames } from "#contract/locales.ts";
import { reportCounts } from "./system/chart-counts.ts";
import { createPortal } from "./system/portal.ts";
import { makeRouter } from "./app/router.ts";
import { fetchMembersCode } from "./app/members-only.ts";
import { memberPageAt } from "./app/way-back.ts";
import { signedInMark } from "./features/sessions/signed-in-mark.ts";
import { activateLocale, loadMessages } from "./app/i18n.ts";

const root = document.getElementById("root")!;
const drawnIn = localeNames.find((locale) => locale === root.dataset["prerendered"]);

const portal = createPortal();
const router = makeRouter(portal);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

const page = memberPageAt(location.pathname);

/** Whether someone is signed in, as far as this browser knows: then the frame of the page is drawn before it is known who. */
const isAwaited = page !== undefined && localStorage.getItem(signedInMark) !== null;

/** Fetches the code and the words of the page while the session is asked for. What fails is fetched again by the page. */
function fetchPage() {
  const words = loadMessages(page === "verify" ? "form" : "pages");
  Promise.all([fetchMembersCode(), words]).catch(() => undefined);
  for (const route of router.getMatchedRoutes(location.pathname)[0])
    void router.loadRouteChunk(route);
}

async function begin(locale: Locale) {
  await Promise.all([
    activateLocale(locale),
    isAwaited ? fetchPage() : router.load(),
    reportCounts(portal),
  ]);
  if (drawnIn) {
    // Without this the router draws a Suspense that the server's HTML does not have, and hydration starts over.
    (router as { ssr?: unknown }).ssr = { manifest: undefined };
    hydrateRoot(root, app);
  } else createRoot(root).render(app);
}

tellCharts(portal);
dropRepeatedPresses();
void begin(drawnIn ?? firstLocale());
