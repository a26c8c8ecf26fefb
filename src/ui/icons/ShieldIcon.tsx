import { drawIcon } from "./draw-icon.tsx";

export const ShieldIcon = drawIcon(
  "M10 2.75 16 5v5c0 3.4-2 5.8-6 7.25C6 15.8 4 13.4 4 10V5l6-2.25Z",
);
