import { drawIcon } from "./draw-icon.tsx";

export const CloudOffIcon = drawIcon(
  "M5.2 8.8A3.6 3.6 0 0 0 5.6 16h9.2M8 4.8a5 5 0 0 1 6.8 3.4a3.9 3.9 0 0 1 3.1 5.6M3 2.5 17.5 17",
);
