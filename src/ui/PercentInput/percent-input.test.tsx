import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { figureOf } from "#contract/rules/figures.ts";
import { PercentInput } from "./PercentInput.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

function Share() {
  const [value, setValue] = useState("");
  return <PercentInput aria-label="Share" value={value} onChange={setValue} />;
}

test("a percentage stands as it is typed, and as the rules read it once the box is left", async () => {
  renderPart(<Share />);
  const box = page.getByRole("textbox", { name: "Share" });
  for (const [typed, read] of [
    ["12.5 %", "12.5"],
    ["１０％", "10"],
    ["%50", "50"],
    ["60\u200B", "60"],
    ["0,5", "0,5"],
    ["-5", "-5"],
  ] as const) {
    await userEvent.fill(box, typed);
    await expect.element(box).toHaveValue(typed);
    await userEvent.tab();
    await expect.element(box).toHaveValue(read);
    expect(figureOf(typed)).toBe(read);
  }
  await userEvent.fill(box, "a third %");
  await userEvent.tab();
  await expect.element(box).toHaveValue("a third %");
});
