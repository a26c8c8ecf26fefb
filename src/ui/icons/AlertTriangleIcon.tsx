import { drawIcon } from "./draw-icon.tsx";

export const AlertTriangleIcon = drawIcon("M10 3.2 2.4 16.5h15.2L10 3.2ZM10 8.4v3.6M10 14.2v.1");
