import { assignVars, globalStyle } from "@vanilla-extract/css";
import { theme } from "./contract.css.ts";
import type { Theme } from "./contract.css.ts";
import { houseDark } from "./house-dark.ts";
import { houseLight } from "./house-light.ts";
import { media } from "./media.ts";
import { otterlineDark } from "./otterline-dark.ts";
import { otterlineLight } from "./otterline-light.ts";

const look = (scheme: "light" | "dark", tokens: Theme) => ({
  colorScheme: scheme,
  vars: assignVars(theme, tokens),
});

/** Light unless the device prefers dark; `data-theme` overrides; print is always light. */
const dress = (page: string, light: Theme, dark: Theme) => {
  globalStyle(page, { ...look("light", light), "@media": { [media.dark]: look("dark", dark) } });
  globalStyle(`${page}[data-theme="light"]`, look("light", light));
  globalStyle(`${page}[data-theme="dark"]`, look("dark", dark));
  globalStyle(`${page}, ${page}[data-theme]`, {
    "@media": { [media.print]: look("light", light) },
  });
};

dress("html", houseLight, houseDark);
dress('html[data-brand="otterline"]', otterlineLight, otterlineDark);
