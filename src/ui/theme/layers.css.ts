import { globalLayer } from "@vanilla-extract/css";

/** Resets, text styles and shared styles are in layers: a component's own rule overrides them. */
export const baseLayer = globalLayer("base");
export const typeLayer = globalLayer("type");
export const partLayer = globalLayer("part");
