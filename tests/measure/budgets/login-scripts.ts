import type { Budget } from "../budget.ts";
import { launch, scriptsOf, totalOf } from "../browser.ts";
import { startPortal } from "../portal.ts";

export const loginScripts: Budget = {
  name: "login-scripts",
  method:
    "Every script Chromium asks for on /kyc/login before anything is touched, in bytes as served (brotli 11, made by the build), against one minified script of the smallest login page with react, react-dom, router (two routes), xstate and @xstate/react (one chart), lingui, valibot and ofetch (tests/measure/floor), brotli 11.",
  async measure(ground) {
    await using portal = await startPortal(ground);
    await using browser = await launch();
    const scripts = await scriptsOf(browser, `${portal.origin}/kyc/login`, "input[name=email]");
    return [
      {
        what: `first-load JavaScript of /kyc/login, ${Object.keys(scripts).length} files`,
        unit: "kB",
        measured: totalOf(scripts) / 1000,
        peer: { what: "floor", measured: (await ground.floor()) / 1000 },
        parts: scripts,
        limit: { atMost: 1.1 },
      },
    ];
  },
};
