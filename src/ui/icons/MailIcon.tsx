import { drawIcon } from "./draw-icon.tsx";

export const MailIcon = drawIcon("M2.5 4.25h15v11.5h-15V4.25Zm.3.5L10 11l7.2-6.25");
