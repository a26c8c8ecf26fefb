import { drawIcon } from "./draw-icon.tsx";

export const PauseIcon = drawIcon("M7.25 5v10M12.75 5v10");
