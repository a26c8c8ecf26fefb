import { drawIcon } from "./draw-icon.tsx";

export const XIcon = drawIcon("m4.75 4.75 10.5 10.5m0-10.5L4.75 15.25");
