import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

const errors = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    fieldId: `field-${at}`,
    text: `Person ${at + 1}: Please enter the number of the identity document.`,
  }));

test("a summary that is longer than the window begins in sight", async () => {
  await page.viewport(360, 640);
  const part = (attempt: number) => (
    <>
      <ErrorSummary title="There is a problem" errors={errors(18)} attempt={attempt} />
      <div style={{ height: 2000 }} />
    </>
  );
  const again = renderPart(part(1));
  scrollTo(0, 1800);
  again(part(2));
  const title = page.getByRole("heading", { name: "There is a problem" });
  await expect.poll(() => title.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(title.element().getBoundingClientRect().bottom).toBeLessThan(200);
});
