import { drawIcon } from "./draw-icon.tsx";

export const UserIcon = drawIcon(
  "M10 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM3.5 17c0-3.8 2.6-6 6.5-6s6.5 2.2 6.5 6",
);
