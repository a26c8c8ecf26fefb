import { drawIcon } from "./draw-icon.tsx";

export const PlayIcon = drawIcon("M5.5 4.2v11.6L15.5 10 5.5 4.2Z");
