import { drawIcon } from "./draw-icon.tsx";

export const GlobeIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM3 10h14M10 2.75c2.2 2 3.3 4.4 3.3 7.25s-1.1 5.25-3.3 7.25C7.8 15.25 6.7 12.85 6.7 10S7.8 4.75 10 2.75Z",
);
