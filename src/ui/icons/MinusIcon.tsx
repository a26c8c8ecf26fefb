import { drawIcon } from "./draw-icon.tsx";

export const MinusIcon = drawIcon("M4 10h12");
