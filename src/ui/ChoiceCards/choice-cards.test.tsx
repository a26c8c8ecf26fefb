import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ChoiceCardsMany } from "./ChoiceCards.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

test("a value that is not shown is kept when another one is ticked or unticked", async () => {
  const changes: (readonly string[])[] = [];
  renderPart(
    <ChoiceCardsMany
      choices={[
        { value: "owner", label: "Owner" },
        { value: "representative", label: "Representative" },
      ]}
      values={["director", "owner"]}
      onChange={(values) => changes.push(values)}
    />,
  );
  await page.getByRole("checkbox", { name: "Representative" }).click();
  await page.getByRole("checkbox", { name: "Owner" }).click();
  expect(changes).toEqual([["owner", "representative", "director"], ["director"]]);
});
