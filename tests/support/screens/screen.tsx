import "./border.ts";
import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll } from "vitest";
import { page } from "vitest/browser";
import { captchaSwitch } from "#contract/calls/captcha.ts";
import { makeRouter } from "#portal/app/router.ts";
import { activateLocale } from "#portal/app/i18n.ts";
import { startClock } from "./clock.ts";
import { server } from "./border.ts";
import { closePortal, portalNow } from "./portal.ts";
import { standStill } from "./still.ts";

/** For the tests of a file: prepares the window once, and leaves the screen after each. */
export function eachScreen() {
  beforeAll(prepareScreen);
  afterEach(leaveScreen);
}

/** Once for a file: the window of a laptop, English, the house brand, nothing that moves. */
export const prepareScreen = () => prepareScreenWith("pages");

export async function prepareScreenWith(messages: "login" | "pages") {
  // The tab is that of other files before, and not each of them leaves its last screen.
  clearStorage();
  await page.viewport(1280, 900);
  await activateLocale("en", messages);
  document.documentElement.dataset["brand"] = "house";
  standStill();
}

let close = () => {};

const off = { status: "OFF", data: { status: "OFF" } } as const;

/** The portal at an address, in a new page, and its history; without a captcha unless the switch is held. */
export function openScreen(address: string, { isSwitchHeld = false } = {}) {
  if (!isSwitchHeld) server.always(captchaSwitch, () => off);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const history = createMemoryHistory({ initialEntries: [address] });
  root.render(<RouterProvider router={makeRouter(portalNow(), history)} />);
  close = () => {
    root.unmount();
    place.remove();
  };
  return history;
}

/** Closes what is open and forgets what the browser and the server knew of it. */
export function leaveScreen() {
  close();
  closePortal();
  startClock();
  server.forget();
  clearStorage();
}

function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
}
