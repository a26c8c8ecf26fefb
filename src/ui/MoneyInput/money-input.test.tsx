import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Field } from "#ui/Field/Field.tsx";
import { MoneyInput } from "#ui/MoneyInput/MoneyInput.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

const words = {
  results: (count: number) => `${count}`,
  none: () => "None",
  list: "Currencies",
  currency: "Currency",
};

function Amount() {
  const [value, setValue] = useState({ currency: "HKD", amount: "1234567" });
  return (
    <>
      <Field label="Net assets">
        {(control) => (
          <MoneyInput
            {...control}
            value={value}
            onChange={setValue}
            currencies={[{ value: "HKD", label: "HKD Hong Kong dollar", short: "HKD" }]}
            words={words}
          />
        )}
      </Field>
      <button>After</button>
      <output>{value.amount}</output>
    </>
  );
}

const box = () => page.getByRole("textbox", { name: "Net assets" });
const kept = () => document.querySelector("output")?.textContent;

test("what is typed after Tab and Shift+Tab replaces the amount", async () => {
  renderPart(<Amount />);
  await userEvent.keyboard("{Tab}{Tab}{Shift>}{Tab}{/Shift}98765");
  expect(kept()).toEqual("98765");
  await userEvent.keyboard("{Tab}");
  await expect.element(box()).toHaveValue("98,765");
});

test("a digit typed in the middle stays there; thousands are grouped on blur", async () => {
  renderPart(<Amount />);
  await userEvent.keyboard("{Tab}{Home}{ArrowRight}98");
  expect(kept()).toEqual("198234567");
  await userEvent.keyboard("{Tab}");
  await expect.element(box()).toHaveValue("198,234,567");
});
