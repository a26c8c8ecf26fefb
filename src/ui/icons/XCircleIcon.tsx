import { drawIcon } from "./draw-icon.tsx";

export const XCircleIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5Zm-2.3 5 4.6 4.6m0-4.6-4.6 4.6",
);
