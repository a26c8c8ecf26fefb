import { drawIcon } from "./draw-icon.tsx";

export const ChevronUpIcon = drawIcon("m5.5 12 4.5-4.5 4.5 4.5");
