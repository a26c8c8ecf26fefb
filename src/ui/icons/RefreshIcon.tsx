import { drawIcon } from "./draw-icon.tsx";

export const RefreshIcon = drawIcon("M16.5 10.2a6.6 6.6 0 1 1-2-4.9l1.9 1.9M16.6 3.2v4.2h-4.2");
