import { style } from "@vanilla-extract/css";
import type { StyleRule } from "@vanilla-extract/css";
import { partLayer } from "./layers.css.ts";

/** A style that other components build on: whatever they add wins, in any order of loading. */
export const shared = (rule: Omit<StyleRule, "@layer">) =>
  style({ "@layer": { [partLayer]: rule } });
