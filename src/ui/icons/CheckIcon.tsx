import { drawIcon } from "./draw-icon.tsx";

export const CheckIcon = drawIcon("m4 10.5 4 4 8-9");
