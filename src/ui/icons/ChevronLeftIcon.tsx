import { drawIcon } from "./draw-icon.tsx";

export const ChevronLeftIcon = drawIcon("M12 5.5 7.5 10l4.5 4.5");
