import { drawIcon } from "./draw-icon.tsx";

export const StopIcon = drawIcon("M5.25 5.25h9.5v9.5h-9.5v-9.5Z");
