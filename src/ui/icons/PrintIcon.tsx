import { drawIcon } from "./draw-icon.tsx";

export const PrintIcon = drawIcon(
  "M6 6.75V3h8v3.75M5.75 14H3V6.75h14V14h-2.75M6 11.75h8V17H6v-5.25Z",
);
