import { onTestFinished } from "vitest";

/** For one test: the page says that the portal serves its charts. */
export function servesCharts() {
  const { dataset } = document.documentElement;
  dataset["charts"] = "";
  onTestFinished(() => {
    delete dataset["charts"];
  });
}
