import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dropRepeatedPresses } from "#browser/presses.ts";
import { limits } from "#contract/limits.ts";
import { RemovableChip } from "#portal/form/controls/RemovableChip.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

let stop = () => {};
let presses = 0;
const count = () => (presses += 1);

beforeEach(() => {
  presses = 0;
  stop = dropRepeatedPresses();
});
afterEach(() => stop());

const buttons: Record<string, () => ReactNode> = {
  "a button": () => <Button onClick={count}>Go</Button>,
  "a button with an icon": () => (
    <IconButton label="Go" onClick={count}>
      x
    </IconButton>
  ),
  "a chip that can be removed": () => <RemovableChip label="Tea" remove="Go" onRemove={count} />,
  "a link that acts, as Sign Out": () => (
    <button type="button" onClick={count}>
      Go
    </button>
  ),
};

/** The click that a browser makes of Enter, also of Enter in a field of the button's form. */
const clickByKey = (button: Element) => (button as HTMLElement).click();

/** The pause that lets the next press count. */
const pause = () => new Promise((resolve) => setTimeout(resolve, limits.buttonDebounceMs));

test.each(Object.keys(buttons))("%s counts once when it is pressed twice at once", async (kind) => {
  renderPart(buttons[kind]!());
  const found = page.getByRole("button", { name: "Go" });
  await userEvent.dblClick(found);
  expect(presses).toBe(1);
  await pause();
  for (let time = 0; time < 3; time += 1) clickByKey(found.element());
  expect(presses).toBe(2);
  await pause();
  await found.click();
  expect(presses).toBe(3);
});

test("the press of another button counts at once, and that of one that could not be used yet", async () => {
  const both = (notYet: boolean) => (
    <>
      <Button onClick={count}>First</Button>
      <Button onClick={count} notYet={notYet}>
        Second
      </Button>
    </>
  );
  const render = renderPart(both(true));
  const second = page.getByRole("button", { name: "Second" });
  await second.click({ force: true });
  await page.getByRole("button", { name: "First" }).click();
  render(both(false));
  await second.click();
  expect(presses).toBe(2);
});

test.each(["a double click", "Enter pressed twice"])("%s sends a form once", async (how) => {
  renderPart(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        count();
      }}
    >
      <Button type="submit">Send</Button>
    </form>,
  );
  const button = page.getByRole("button", { name: "Send" });
  if (how === "a double click") await userEvent.dblClick(button);
  else for (let time = 0; time < 2; time += 1) clickByKey(button.element());
  expect(presses).toBe(1);
});
