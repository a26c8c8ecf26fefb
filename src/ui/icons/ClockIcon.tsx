import { drawIcon } from "./draw-icon.tsx";

export const ClockIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM10 6v4.2l2.6 1.6",
);
