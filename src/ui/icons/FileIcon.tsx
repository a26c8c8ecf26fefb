import { drawIcon } from "./draw-icon.tsx";

export const FileIcon = drawIcon("M5 2.75h6.25L15.5 7v10.25H5V2.75ZM11 2.9v4.35h4.3");
