import { drawIcon } from "./draw-icon.tsx";

export const UsersIcon = drawIcon(
  "M7.75 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM1.75 17c0-3.8 2.3-6 6-6s6 2.2 6 6M13 3.3a3.4 3.4 0 0 1 0 6.4M15 11.6c2.1.8 3.3 2.7 3.3 5.4",
);
