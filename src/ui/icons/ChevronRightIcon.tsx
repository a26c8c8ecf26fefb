import { drawIcon } from "./draw-icon.tsx";

export const ChevronRightIcon = drawIcon("M8 5.5 12.5 10 8 14.5");
