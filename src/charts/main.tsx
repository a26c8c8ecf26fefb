import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateFirstLocale } from "./app/i18n.ts";
import { createRootActor } from "./app/root-actor.ts";
import { makeRouter } from "./app/router.ts";

await activateFirstLocale();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <RouterProvider router={makeRouter(createRootActor())} />
  </StrictMode>,
);
