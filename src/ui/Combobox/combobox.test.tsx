import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { PhoneInput } from "#ui/PhoneInput/PhoneInput.tsx";
import type { Option } from "#ui/Combobox/combobox-match.ts";
import { renderPart } from "#tests/support/render-part.tsx";

const places: readonly Option[] = [
  { value: "HK", label: "Hong Kong SAR", aside: "香港", short: "+852" },
  { value: "SX", label: "Sint Maarten", short: "+1721" },
  { value: "SG", label: "Singapore", aside: "新加坡", short: "+65" },
];
const words = {
  results: (count: number, typed: string) => `${count} for “${typed}”`,
  none: (typed: string) => `None for “${typed}”`,
  list: "Places",
  code: "Country code",
};

interface PlaceProps {
  readonly first?: string;
  readonly options?: readonly Option[];
}

function Place({ first = "", options = places }: PlaceProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Field label="Nationality" hint="As in the passport." error="Please select nationality.">
        {(control) => (
          <Combobox
            {...control}
            options={options}
            value={value}
            onChange={setValue}
            words={words}
          />
        )}
      </Field>
      <output>{value}</output>
    </>
  );
}

const box = () => page.getByRole("combobox", { name: "Nationality" });
const kept = () => page.getByRole("status").first();
const chosen = () => document.querySelector("output")?.textContent;
const shown = () =>
  page
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);

test("typing finds, the arrows move, Enter takes, and the count is announced", async () => {
  renderPart(<Place />);
  await userEvent.click(box());
  expect(shown()).toEqual(["Hong Kong SAR香港", "Sint Maarten", "Singapore新加坡"]);
  await userEvent.keyboard("sin");
  expect(shown()).toEqual(["Sint Maarten", "Singapore新加坡"]);
  await expect.element(page.getByText("2 for “sin”").last()).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  const active = box().element().getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)?.textContent).toEqual("Singapore新加坡");
  await userEvent.keyboard("{Enter}");
  expect([chosen(), box().element().getAttribute("aria-expanded")]).toEqual(["SG", "false"]);
  await expect.element(box()).toHaveValue("Singapore");
});

const classes: readonly Option[] = [
  { value: "K", label: "Finance and insurance", finds: ["bank"] },
  { value: "S", label: "Other services", finds: ["repair"] },
];

test("an option is named by its label and described by its detail", async () => {
  renderPart(
    <Place options={[{ value: "F", label: "Reporting FFI", detail: "FFI: outside the US" }]} />,
  );
  await userEvent.click(box());
  await userEvent.keyboard("ffi");
  const option = page.getByRole("option", { name: "Reporting FFI", exact: true });
  await expect.element(option).toHaveAccessibleDescription("FFI: outside the US");
  await expect.element(option).toHaveTextContent("Reporting FFIFFI: outside the US");
});

test("Enter takes nothing that only begins like what was typed; the arrows lead to it", async () => {
  renderPart(<Place options={classes} />);
  await userEvent.click(box());
  await userEvent.keyboard("banking");
  expect([shown(), box().element().getAttribute("aria-activedescendant")]).toEqual([
    ["Finance and insurance"],
    null,
  ]);
  await userEvent.keyboard("{Enter}");
  expect(chosen()).toEqual("");
  await userEvent.click(box());
  await userEvent.keyboard("banking{ArrowDown}{Enter}");
  expect(chosen()).toEqual("K");
});

test("Escape gives back the choice, and leaving drops what names nothing", async () => {
  renderPart(<Place first="HK" />);
  await userEvent.click(box());
  await userEvent.keyboard("zzz");
  expect([shown(), box().element().getAttribute("aria-activedescendant")]).toEqual([[], null]);
  await userEvent.keyboard("{Escape}");
  await expect.element(box()).toHaveValue("Hong Kong SAR");
  await userEvent.fill(box(), "sing");
  await userEvent.keyboard("{Tab}");
  await expect.element(box()).toHaveValue("Hong Kong SAR");
  expect(chosen()).toEqual("HK");
});

test("leaving takes an exact name, and an emptied box is no choice", async () => {
  renderPart(<Place first="HK" />);
  await userEvent.fill(box(), "新加坡");
  await userEvent.keyboard("{Tab}");
  expect(chosen()).toEqual("SG");
  await userEvent.clear(box());
  await userEvent.keyboard("{Tab}");
  expect(chosen()).toEqual("");
});

test("the field describes its control by the hint and the error", async () => {
  renderPart(<Place />);
  await expect
    .element(box())
    .toHaveAccessibleDescription("As in the passport. Please select nationality.");
  expect(box().element().getAttribute("aria-invalid")).toEqual("true");
  expect(kept().element().textContent).toEqual("");
});

test("Enter while an input method composes does not take the option", async () => {
  renderPart(<Place />);
  await userEvent.click(box());
  await userEvent.keyboard("sin");
  box()
    .element()
    .dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }),
    );
  expect([chosen(), box().element().getAttribute("aria-expanded")]).toEqual(["", "true"]);
});

function atSpace(text: string) {
  const [short, number = ""] = text.split(/ (.*)/);
  const place = places.find((each) => each.short === short);
  return place && { code: place.value, number };
}

function Phone() {
  const [value, setValue] = useState({ code: "HK", number: "" });
  return (
    <>
      <Field label="Telephone">
        {(control) => (
          <PhoneInput
            {...control}
            value={value}
            onChange={setValue}
            codes={places}
            split={atSpace}
            words={words}
          />
        )}
      </Field>
      <output>{`${value.code} ${value.number}`}</output>
    </>
  );
}

test("a typed code moves to its picker on leaving, a pasted one at once", async () => {
  renderPart(<Phone />);
  const number = page.getByRole("textbox", { name: "Telephone" });
  await userEvent.click(number);
  await userEvent.keyboard("+65 81234567");
  expect(chosen()).toEqual("HK +65 81234567");
  await userEvent.keyboard("{Tab}");
  expect(chosen()).toEqual("SG 81234567");
  await expect.element(page.getByRole("combobox", { name: "Country code" })).toHaveValue("+65");
  await userEvent.fill(number, "+852 9123 4567");
  expect(chosen()).toEqual("HK 9123 4567");
});

test("the active option stays when the pointer leaves the list", async () => {
  renderPart(<Place />);
  await box().click();
  await box().fill("sin");
  await page.getByRole("option").first().hover();
  await box().hover();
  await userEvent.keyboard("{Enter}");
  expect(chosen()).toBe("SX");
});
