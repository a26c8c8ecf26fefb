import { globalLayer } from "@vanilla-extract/css";

/** Resets, text styles and shared parts sit in layers, so that a component's own rule wins. */
export const baseLayer = globalLayer("base");
export const typeLayer = globalLayer("type");
export const partLayer = globalLayer("part");
