import { drawIcon } from "./draw-icon.tsx";

export const AlertCircleIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM10 6.4v4.4M10 13.4v.1",
);
