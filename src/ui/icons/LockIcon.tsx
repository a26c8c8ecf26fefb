import { drawIcon } from "./draw-icon.tsx";

export const LockIcon = drawIcon("M4.5 9h11v8.25h-11V9ZM6.75 9V6a3.25 3.25 0 0 1 6.5 0v3");
