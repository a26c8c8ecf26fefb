import { drawIcon } from "./draw-icon.tsx";

export const EyeIcon = drawIcon(
  "M1.75 10C3.6 6.7 6.4 5 10 5s6.4 1.7 8.25 5c-1.85 3.3-4.65 5-8.25 5s-6.4-1.7-8.25-5ZM10 7.75a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 0 0 0-4.5Z",
);
