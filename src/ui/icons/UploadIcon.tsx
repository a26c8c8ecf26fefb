import { drawIcon } from "./draw-icon.tsx";

export const UploadIcon = drawIcon("M10 13V3.5m-3.75 3.7L10 3.5l3.75 3.7M3.25 12.5v4h13.5v-4");
