import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Field } from "../Field/Field.tsx";
import { PercentInput } from "./PercentInput.tsx";

function Share() {
  const [value, setValue] = useState("");
  return (
    <Field label="Share">
      {(control) => <PercentInput {...control} value={value} onChange={setValue} />}
    </Field>
  );
}

test("fullwidth figures are read as figures; spaces and the sign that stands beside them are left out", async () => {
  await render(<Share />);
  const box = page.getByRole("textbox", { name: "Share" });
  for (const [typed, kept] of [
    ["12.5 %", "12.5"],
    ["１０％", "10"],
    ["0,5", "0,5"],
  ] as const) {
    await userEvent.fill(box, typed);
    await expect.element(box).toHaveValue(kept);
  }
});
