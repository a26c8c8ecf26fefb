import { drawIcon } from "./draw-icon.tsx";

export const CheckCircleIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5Zm-3 7.5 2.1 2.1 4-4.4",
);
