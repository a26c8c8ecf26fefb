import type { Browser } from "playwright";
import { type Budget, median, type Row } from "../budget.ts";
import { firstPaint, launch, slowPage } from "../browser.ts";
import { startPortal } from "../portal.ts";

const rounds = 5;

export const chartsPaint: Budget = {
  name: "charts-paint",
  method: `First contentful paint of /charts and of /charts/review/kyc-status, and when the drawing stands there, as for login-paint, median of ${rounds} loads taken in turn; against the first contentful paint of /desk, which the browser draws as well.`,
  async measure(ground) {
    await using portal = await startPortal(ground, { charts: true });
    await using browser = await launch();
    const desk: Seen[] = [];
    const index: Seen[] = [];
    const chart: Seen[] = [];
    for (let round = 0; round < rounds; round += 1) {
      desk.push(await load(browser, `${portal.origin}/desk`, "input"));
      index.push(await load(browser, `${portal.origin}/charts`, "main a[href]"));
      chart.push(await load(browser, `${portal.origin}/charts/review/kyc-status`, "svg[role=img]"));
    }
    const deskPaint = median(desk.map(({ paint }) => paint));
    const rowOf = (what: string, times: number[], atMost: number): Row => ({
      what,
      unit: "ms",
      measured: median(times),
      peer: { what: "first paint of /desk", measured: deskPaint },
      limit: { atMost },
    });
    const [indexPaints, chartPaints] = [index, chart].map((all) => all.map(({ paint }) => paint));
    return [
      rowOf("first paint of /charts", indexPaints!, 1.1),
      rowOf("first paint of /charts/review/kyc-status", chartPaints!, 1.1),
      rowOf(
        "its drawing",
        chart.map(({ stands }) => stands),
        1.5,
      ),
    ];
  },
};

interface Seen {
  paint: number;
  stands: number;
}

/** When a page first showed something, and when what it is about stood there. */
async function load(browser: Browser, url: string, standsAt: string): Promise<Seen> {
  const page = await slowPage(browser);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector(standsAt);
  const stands = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  const paint = await firstPaint(page);
  await page.context().close();
  return { paint, stands };
}
