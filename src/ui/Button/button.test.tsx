import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";

test("the second click of a double click does nothing; two clicks apart both count", async () => {
  let presses = 0;
  await render(<Button onClick={() => (presses += 1)}>Save</Button>);
  const button = page.getByRole("button", { name: "Save" });
  await userEvent.dblClick(button);
  expect(presses).toBe(1);
  await button.click();
  expect(presses).toBe(2);
});

test("a double click sends a form once", async () => {
  let sent = 0;
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.dblClick(page.getByRole("button", { name: "Send" }));
  expect(sent).toBe(1);
});
