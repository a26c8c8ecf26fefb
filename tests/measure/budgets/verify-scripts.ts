import { makeApplicants } from "../applicants.ts";
import type { Budget } from "../budget.ts";
import { launch, scriptsOf } from "../browser.ts";
import { firstLoad } from "../first-load.ts";
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
    // The questions the law asks of an institution are its largest part, and every page counts them.
    return firstLoad(ground, "/kyc/verify", scripts, 1.9);
  },
};
