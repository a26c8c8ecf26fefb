import { drawIcon } from "./draw-icon.tsx";

export const InfoIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM10 9.2v4.2M10 6.6v.1",
);
