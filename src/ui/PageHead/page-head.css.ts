import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

/** Space under the head: 32, unless the frame sets another. */
export const headGap = createVar();

export const head = style({
  marginBottom: fallbackVar(headGap, "32px"),
  "@media": {
    // The button takes the room that is left beside the title.
    [media.fromTablet]: {
      selectors: {
        "&:has(> button)": {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          gridAutoFlow: "dense",
          alignItems: "center",
          columnGap: 16,
        },
      },
    },
  },
});
globalStyle(`${head} > *`, { gridColumn: "1 / -1" });
globalStyle(`${head} > h1`, { gridColumn: "1" });
globalStyle(`${head} > button`, {
  gridColumn: "2",
  "@media": { [media.phone]: { marginTop: 12 } },
});
export const eyebrow = style({ marginBottom: 8, color: theme.color.inkFaint, fontWeight: 500 });
export const title = style({ selectors: { "&:focus": { outline: "none" } } });
export const lead = style({ marginTop: 8 });
