import { makeApplicants } from "../applicants.ts";
import type { Budget, Row } from "../budget.ts";
import { launch, scriptsOf } from "../browser.ts";
import { firstLoad } from "../first-load.ts";
import { startPortal } from "../portal.ts";

/** What is waited for, and the most of the floor. */
const pages = {
  "/kyc/verify": {
    query: "?section=applicableAccount",
    shows: "[data-question=lines]",
    atMost: 1.75,
  },
  "/kyc/user": { query: "", shows: "footer", atMost: 2.7 },
};

export const memberScripts: Budget = {
  name: "member-scripts",
  method:
    "Every script that Chromium, with an empty cache, requests when a signed-in person opens /kyc/verify?section=applicableAccount, and when one opens /kyc/user, in bytes as served, against the floor of login-scripts.",
  async measure(ground) {
    await using portal = await startPortal(ground);
    await using browser = await launch();
    const { token } = (await makeApplicants(portal, 1))[0]!;
    const rows: Row[] = [];
    for (const [page, { query, shows, atMost }] of Object.entries(pages)) {
      const scripts = await scriptsOf(browser, `${portal.origin}${page}${query}`, shows, token);
      rows.push(...(await firstLoad(ground, page, scripts, atMost)));
    }
    return rows;
  },
};
