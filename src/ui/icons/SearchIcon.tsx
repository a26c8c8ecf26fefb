import { drawIcon } from "./draw-icon.tsx";

export const SearchIcon = drawIcon("M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3ZM13.4 13.4 17 17");
