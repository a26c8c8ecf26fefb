import { afterEach, expect, test } from "vitest";
import { leaveCharts, showCharts as open } from "../../../tests/support/screens/chart-pages.tsx";

afterEach(leaveCharts);

test("the table says how long a wait is", async () => {
  await open("/charts/application/draft");
  const waits = [...document.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(waits).toContain("after retryDelay (5 s)");
});
