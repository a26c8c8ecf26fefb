import { style } from "@vanilla-extract/css";
import type { StyleRule } from "@vanilla-extract/css";
import { partLayer } from "./layers.css.ts";

/** A style that components extend: their own rules override it in any order of loading. */
export const shared = (rule: Omit<StyleRule, "@layer">) =>
  style({ "@layer": { [partLayer]: rule } });
