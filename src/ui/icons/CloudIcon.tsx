import { drawIcon } from "./draw-icon.tsx";

export const CloudIcon = drawIcon(
  "M5.6 16a3.6 3.6 0 0 1-.5-7.2a5 5 0 0 1 9.7-.6A3.9 3.9 0 0 1 14.4 16Z",
);
