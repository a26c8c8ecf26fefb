import { drawIcon } from "./draw-icon.tsx";

export const ChevronDownIcon = drawIcon("m5.5 8 4.5 4.5L14.5 8");
