import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { tellCharts } from "#browser/charts-shown.ts";
import { dropRepeatedPresses } from "#browser/presses.ts";
import { activateFirstLocale } from "./app/i18n.ts";
import { makeRouter } from "./app/router.ts";
import { createDesk } from "./system/desk.ts";

await activateFirstLocale();
const desk = createDesk();
tellCharts(desk.root);
dropRepeatedPresses();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <RouterProvider router={makeRouter(desk)} />
  </StrictMode>,
);
