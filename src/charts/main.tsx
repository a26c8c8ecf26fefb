import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateFirstLocale } from "./app/i18n.ts";
import { createRootActor } from "./app/root-actor.ts";
import { makeRouter, refreshWhenSeen } from "./app/router.ts";

await activateFirstLocale();
const router = makeRouter(createRootActor());
refreshWhenSeen(router);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
