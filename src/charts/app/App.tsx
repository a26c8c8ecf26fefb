import { I18nProvider } from "@lingui/react";
import { Outlet } from "@tanstack/react-router";
import { i18n } from "./i18n.ts";

export const App = () => (
  <I18nProvider i18n={i18n}>
    <Outlet />
  </I18nProvider>
);
