import { drawIcon } from "./draw-icon.tsx";

export const EyeOffIcon = drawIcon(
  "M8 5.2a9 9 0 0 1 2-.2c3.6 0 6.4 1.7 8.25 5a11 11 0 0 1-2.2 2.8M13.4 14.4c-1 .4-2.2.6-3.4.6c-3.6 0-6.4-1.7-8.25-5c.9-1.6 2-2.8 3.4-3.7M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2M3 3l14 14",
);
