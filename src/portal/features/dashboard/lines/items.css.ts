import { style } from "@vanilla-extract/css";
import { setting } from "#ui/theme/contract.css.ts";
import { small } from "#ui/theme/type.css.ts";

export const items = style({ display: "grid", gap: 4 });

/** Reserves the line, so that nothing moves when the words have loaded. */
export const next = style([small, { minHeight: setting.line.small, overflowWrap: "anywhere" }]);
