import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

async function boxesAt(width: number) {
  await page.viewport(width, 800);
  renderPart(
    <PageHead
      eyebrow="Step 4"
      title="Check your answers"
      lead="Before you submit."
      action={<Button>Print</Button>}
    />,
  );
  const [title, lead, button] = [
    page.getByRole("heading"),
    page.getByText("Before you submit."),
    page.getByRole("button"),
  ].map((each) => each.element().getBoundingClientRect());
  return { title: title!, lead: lead!, button: button! };
}

test("the button stands beside the title", async () => {
  const { title, lead, button } = await boxesAt(768);
  expect(button.left).toBeGreaterThan(title.left);
  expect(button.bottom).toBeLessThanOrEqual(lead.top);
});

test("on a phone the button stands below the lead", async () => {
  const { lead, button } = await boxesAt(360);
  expect(button.top).toBeGreaterThanOrEqual(lead.bottom);
});
