import { drawIcon } from "./draw-icon.tsx";

export const MenuIcon = drawIcon("M3 5.25h14M3 10h14M3 14.75h14");
