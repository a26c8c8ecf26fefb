import { drawIcon } from "./draw-icon.tsx";

export const TrashIcon = drawIcon(
  "M3 5.25h14M7.5 5V2.9h5V5M4.75 5.5l.75 11.75h9l.75-11.75M8.4 8.6v5.2m3.2-5.2v5.2",
);
