import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { ToastRegion } from "#ui/ToastRegion/ToastRegion.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

const toasts = Array.from({ length: 14 }, (_, at) => ({ key: String(at), text: "Deleted" }));

test("toasts held by the pointer never take the clicks of a dialog's buttons", async () => {
  await page.viewport(1280, 900);
  renderPart(
    <>
      <ToastRegion toasts={toasts} closeLabel="Close" onClose={() => {}} />
      <Dialog open onClose={() => {}} title="Add">
        <button style={{ height: 120 }}>Send again</button>
      </Dialog>
    </>,
  );
  const button = page.getByRole("button", { name: "Send again" }).element();
  const box = button.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const toast = page
    .getByText("Deleted")
    .elements()
    .map((text) => text.closest("p")!.getBoundingClientRect())
    .find(({ top, bottom }) => top > box.top && bottom < box.bottom)!;
  expect(toast.left < x && x < toast.right).toBe(true);
  await expect
    .poll(() => document.elementFromPoint(x, (toast.top + toast.bottom) / 2))
    .toBe(button);
});
