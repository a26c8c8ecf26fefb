import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";

export const name = style({ fontWeight: 600 });
export const self = style({ color: theme.color.inkMuted });
