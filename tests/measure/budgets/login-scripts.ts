import type { Budget } from "../budget.ts";
import { launch, scriptsOf } from "../browser.ts";
import { firstLoad } from "../first-load.ts";
import { startPortal } from "../portal.ts";

export const loginScripts: Budget = {
  name: "login-scripts",
  method:
    "Every script Chromium asks for on /kyc/login before anything is touched, in bytes as served (brotli 11, made by the build), against one minified script of the smallest login page with react, react-dom, router (two routes), xstate and @xstate/react (one chart), lingui, valibot and ofetch (tests/measure/floor), brotli 11.",
  async measure(ground) {
    await using portal = await startPortal(ground);
    await using browser = await launch();
    const scripts = await scriptsOf(browser, `${portal.origin}/kyc/login`, "input[name=email]");
    return firstLoad(ground, "/kyc/login", scripts, 1.1);
  },
};
