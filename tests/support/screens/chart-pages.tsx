import "./border.ts";
import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { activateLocale } from "#charts/app/i18n.ts";
import { createRootActor } from "#charts/app/root-actor.ts";
import { makeRouter, refreshWhenSeen } from "#charts/app/router.ts";
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

export async function leaveCharts() {
  close();
  startClock();
  server.forget();
  await activateLocale("en");
}
