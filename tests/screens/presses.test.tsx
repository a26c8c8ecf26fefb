import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { dropRepeatedPresses } from "#browser/presses.ts";
import { limits } from "#contract/limits.ts";
import { RemovableChip } from "#portal/form/controls/RemovableChip.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";

let stop = () => {};
let presses = 0;
const count = () => (presses += 1);

beforeEach(() => {
  presses = 0;
  stop = dropRepeatedPresses();
});
afterEach(() => stop());

const buttons = [
  ["a button", <Button onClick={count}>Go</Button>],
  ["a button with an icon", <IconButton label="Go" onClick={count} children="x" />],
  ["a chip that can be removed", <RemovableChip label="Tea" remove="Go" onRemove={count} />],
  ["a link that acts, as Sign Out", <button onClick={count}>Go</button>],
] as const;

/** The pause that lets the next press count. */
const pause = () => new Promise((resolve) => setTimeout(resolve, limits.buttonDebounceMs));

test.each(buttons)("%s counts once when it is pressed twice at once", async (_, button) => {
  await render(button);
  const found = page.getByRole("button", { name: "Go" });
  await userEvent.dblClick(found);
  expect(presses).toBe(1);
  await pause();
  found.element().focus();
  await userEvent.keyboard("{Enter}{Enter}{Enter}");
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
  const { rerender } = await render(both(true));
  const second = page.getByRole("button", { name: "Second" });
  await second.click({ force: true });
  await page.getByRole("button", { name: "First" }).click();
  await rerender(both(false));
  await second.click();
  expect(presses).toBe(2);
});

test.each(["a double click", "Enter pressed twice in its field"])(
  "%s sends a form once",
  async (how) => {
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          count();
        }}
      >
        <input aria-label="Name" />
        <Button type="submit">Send</Button>
      </form>,
    );
    if (how === "a double click")
      await userEvent.dblClick(page.getByRole("button", { name: "Send" }));
    else {
      page.getByRole("textbox").element().focus();
      await userEvent.keyboard("{Enter}{Enter}");
    }
    expect(presses).toBe(1);
  },
);
