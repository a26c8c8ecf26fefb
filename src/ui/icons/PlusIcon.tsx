import { drawIcon } from "./draw-icon.tsx";

export const PlusIcon = drawIcon("M10 4v12M4 10h12");
