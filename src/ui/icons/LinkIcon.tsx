import { drawIcon } from "./draw-icon.tsx";

export const LinkIcon = drawIcon(
  "m8.4 6.4 2.6-2.6a3.7 3.7 0 0 1 5.2 5.2l-2.6 2.6a3.7 3.7 0 0 1-5.2 0M11.6 13.6 9 16.2A3.7 3.7 0 0 1 3.8 11l2.6-2.6a3.7 3.7 0 0 1 5.2 0",
);
