import { drawIcon } from "./draw-icon.tsx";

export const DownloadIcon = drawIcon("M10 3.5V13m-3.75-3.7L10 13l3.75-3.7M3.25 12.5v4h13.5v-4");
