import { drawIcon } from "./draw-icon.tsx";

export const PenIcon = drawIcon("m3 17 1-4.2L13.4 3.4l3.2 3.2L7.2 16 3 17ZM11.4 5.4l3.2 3.2");
