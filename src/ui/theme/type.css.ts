import { style } from "@vanilla-extract/css";
import type { StyleRule } from "@vanilla-extract/css";
import { setting, theme } from "./contract.css.ts";
import { typeLayer } from "./layers.css.ts";
import { media } from "./media.ts";

const text = (rule: Omit<StyleRule, "@layer">) => style({ "@layer": { [typeLayer]: rule } });

const tight = {
  letterSpacing: "-0.006em",
  selectors: { ":root:lang(zh) &": { letterSpacing: 0 } },
};

export const caption = text({
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
});
export const small = text({ fontSize: "0.875rem", lineHeight: setting.line.small });
export const label = text({
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
});
export const lead = text({
  fontSize: "1rem",
  lineHeight: setting.line.body,
  color: theme.color.inkMuted,
});
export const h3 = text({
  fontSize: "1rem",
  lineHeight: setting.line.h3,
  fontWeight: 600,
  ...tight,
});
export const h2 = text({
  fontSize: "1.25rem",
  lineHeight: setting.line.h2,
  fontWeight: 600,
  ...tight,
});
export const h1 = text({
  fontSize: "1.875rem",
  lineHeight: setting.line.h1,
  fontWeight: 600,
  ...tight,
  "@media": { [media.phone]: { fontSize: "1.625rem" } },
});
export const muted = text({ color: theme.color.inkMuted });
export const faint = text({ color: theme.color.inkFaint });

/** Tabular figures: only for amounts, dates in columns and counters. */
export const tabular = text({ fontVariantNumeric: "tabular-nums" });
