import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OwnershipChart } from "#ui/ownership/OwnershipChart.tsx";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { renderPart } from "#tests/support/render-part.tsx";

const chart = (width: number) => (
  <main style={{ width }}>
    <h1>Owners</h1>
    <OwnershipChart
      label="Ownership of Harbour Light"
      describedBy="words"
      shownAbove="Shown above."
      holders={[
        { id: "*", name: "Harbour Light", note: "Applicant", share: "", look: "applicant" },
        { id: "h", name: "Light Holdings", note: "Company", share: "", look: "plain" },
        { id: "k", name: "Kestrel Lane", note: "Company", share: "", look: "plain" },
        { id: "p", name: "Chan Tai Man", note: "Individual", share: "36.0%", look: "needed" },
      ]}
      links={[
        { from: "h", to: "*", stake: "60%" },
        { from: "k", to: "*", stake: "40%" },
        { from: "p", to: "h", stake: "60%" },
        { from: "h", to: "k", stake: "50%" },
      ]}
    />
    <p id="words">Chan Tai Man holds 36.0%.</p>
  </main>
);

const picture = () => page.getByRole("img", { name: "Ownership of Harbour Light" });
const visible = () => ({
  drawn: document.querySelector("svg")?.checkVisibility() ?? false,
  tree: document.querySelector("ul")?.checkVisibility() ?? false,
});

test("it is a chart or, without enough space, a tree; both are one image with a description", async () => {
  document.documentElement.lang = "en";
  const render = renderPart(chart(680));
  await expect.element(picture()).toHaveAccessibleDescription("Chan Tai Man holds 36.0%.");
  expect(visible()).toEqual({ drawn: true, tree: false });
  expect(await brokenRules()).toEqual([]);
  render(chart(300));
  expect(visible()).toEqual({ drawn: false, tree: true });
  expect(await brokenRules()).toEqual([]);
});

test("the tree lists the owners of a company only where it first appears", async () => {
  renderPart(chart(300));
  const lines = [...document.querySelectorAll("li")].map((leaf) => leaf.textContent);
  expect(lines).toEqual([
    "60%Light HoldingsCompany60%Chan Tai ManIndividual36.0%",
    "60%Chan Tai ManIndividual36.0%",
    "40%Kestrel LaneCompany50%Light HoldingsCompanyShown above.",
    "50%Light HoldingsCompanyShown above.",
  ]);
});
