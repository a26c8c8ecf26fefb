import { drawIcon } from "./draw-icon.tsx";

export const ArrowUpIcon = drawIcon("M10 16.5v-13M4.75 8.25 10 3l5.25 5.25");
