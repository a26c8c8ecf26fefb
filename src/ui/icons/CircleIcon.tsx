import { drawIcon } from "./draw-icon.tsx";

export const CircleIcon = drawIcon("M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5Z");
