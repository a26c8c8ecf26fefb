import "./border.ts";
import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { activateLocale } from "#charts/app/i18n.ts";
import { createRootActor } from "#charts/app/root-actor.ts";
import { makeRouter, refreshWhenSeen } from "#charts/app/router.ts";
import type { Locale } from "#contract/locales.ts";
import { startClock } from "./clock.ts";
import { server } from "./border.ts";

let close = () => {};

/** The chart pages at an address, in a new page, and their history. */
export function openCharts(address: string) {
  document.documentElement.dataset["brand"] = "house";
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const actor = createRootActor();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(actor, history);
  const stop = refreshWhenSeen(router);
  root.render(<RouterProvider router={router} />);
  close = () => {
    stop();
    root.unmount();
    actor.stop();
    place.remove();
  };
  return history;
}

/** The chart pages at an address as a person sees them; gives their history. */
export async function showCharts(address: string, locale: Locale = "en", width = 1280) {
  await page.viewport(width, 800);
  await activateLocale(locale);
  const history = openCharts(address);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return history;
}

/** The frame in which a drawing scrolls. */
export const frameOfDrawing = () => document.querySelector("main svg[role=img]")!.parentElement!;

export async function leaveCharts() {
  close();
  startClock();
  server.forget();
  await activateLocale("en");
}
