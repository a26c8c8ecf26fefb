import { drawIcon } from "./draw-icon.tsx";

export const FaceIcon = drawIcon(
  "M3 6.5V3h3.5M13.5 3H17v3.5M17 13.5V17h-3.5M6.5 17H3v-3.5M7.5 8v.6M12.5 8v.6M7 11.9c1.8 2 4.2 2 6 0",
);
