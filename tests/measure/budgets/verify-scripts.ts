import { makeApplicants } from "../applicants.ts";
import type { Budget } from "../budget.ts";
import { launch, scriptsOf, totalOf } from "../browser.ts";
import { startPortal } from "../portal.ts";

export const verifyScripts: Budget = {
  name: "verify-scripts",
  method:
    "Every script that Chromium, with an empty cache, requests when a signed-in person opens /kyc/verify?section=applicableAccount, in bytes as served, against the floor of login-scripts.",
  async measure(ground) {
    await using portal = await startPortal(ground);
    await using browser = await launch();
    const { token } = (await makeApplicants(portal, 1))[0]!;
    const scripts = await scriptsOf(
      browser,
      `${portal.origin}/kyc/verify?section=applicableAccount`,
      "[data-question=lines]",
      token,
    );
    return [
      {
        what: `first-load JavaScript of /kyc/verify, ${Object.keys(scripts).length} files`,
        unit: "kB",
        measured: totalOf(scripts) / 1000,
        peer: { what: "floor", measured: (await ground.floor()) / 1000 },
        parts: scripts,
        limit: { atMost: 1.75 },
      },
    ];
  },
};
