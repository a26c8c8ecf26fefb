import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "#ui/Button/Button.tsx";
import { FootBar } from "#ui/FootBar/FootBar.tsx";
import { ToTop } from "#ui/ToTop/ToTop.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

const named = (name: string) => page.getByRole("button", { name });
const placeOf = (name: string) => {
  const { left, right } = named(name).element().getBoundingClientRect();
  return [left, right];
};

test.each([360, 768, 1000, 1440])(
  "at %i px the button to the top moves neither Previous nor Next",
  async (width) => {
    await page.viewport(width, 800);
    renderPart(
      <>
        <div style={{ height: 3000 }} />
        <FootBar
          state="Saved"
          previous={<Button>Previous</Button>}
          next={<Button>Next</Button>}
          toTop={<ToTop label="To the top" after={0} />}
        />
      </>,
    );
    scrollTo(0, 0);
    await expect.poll(() => named("To the top").elements()).toEqual([]);
    const before = [placeOf("Previous"), placeOf("Next")];
    scrollTo(0, 500);
    await expect.poll(() => named("To the top").elements().length).toBe(1);
    expect([placeOf("Previous"), placeOf("Next")]).toEqual(before);
  },
);
