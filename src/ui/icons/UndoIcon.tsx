import { drawIcon } from "./draw-icon.tsx";

export const UndoIcon = drawIcon(
  "M7.5 3.5 3.75 7.25 7.5 11M4 7.25h7.75a4.375 4.375 0 0 1 0 8.75H7.5",
);
