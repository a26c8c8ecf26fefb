import { drawIcon } from "./draw-icon.tsx";

export const DocumentIcon = drawIcon(
  "M5 2.75h10v14.5H5V2.75ZM7.75 6.75h4.5M7.75 9.75h4.5M7.75 12.75h2.5",
);
