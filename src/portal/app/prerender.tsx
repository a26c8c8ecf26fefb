import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { msg } from "@lingui/core/macro";
import { type Brand, brands } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { createPortal } from "../system/portal.ts";
import { drawAs } from "#browser/brand.ts";
import { makeRouter } from "./router.ts";
import { i18n, activateLocale } from "./i18n.ts";

const title = msg`Log in`;

/** Draws the login page ahead of time, so that it can be read before its code has arrived. */
export async function drawLogin(
  locale: Locale,
  brand: Brand,
): Promise<{ html: string; title: string }> {
  drawAs(brand);
  await activateLocale(locale);
  const router = makeRouter(
    createPortal(),
    createMemoryHistory({ initialEntries: ["/kyc/login"] }),
  );
  await router.load();
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { html, title: `${i18n._(title)} - ${brands[brand].name}` };
}
