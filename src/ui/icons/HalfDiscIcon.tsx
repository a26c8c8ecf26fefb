import { drawIcon } from "./draw-icon.tsx";

export const HalfDiscIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5Z",
  "M10 5.5a4.5 4.5 0 0 1 0 9Z",
);
