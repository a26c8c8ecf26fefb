import { drawIcon } from "./draw-icon.tsx";

export const SpinnerIcon = drawIcon("M10 2.75a7.25 7.25 0 1 0 7.25 7.25");
