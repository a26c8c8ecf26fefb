import { drawIcon } from "./draw-icon.tsx";

export const CalendarIcon = drawIcon(
  "M3.25 4.75h13.5v12H3.25v-12Zm0 4h13.5M7 2.75v3.5M13 2.75v3.5",
);
