import { drawIcon } from "./draw-icon.tsx";

export const ArrowRightIcon = drawIcon("M3.5 10h13m-4.75-4.75L16.5 10l-4.75 4.75");
