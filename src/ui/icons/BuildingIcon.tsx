import { drawIcon } from "./draw-icon.tsx";

export const BuildingIcon = drawIcon(
  "M4 17V3h7.5v14M11.5 8.5H16V17M2.5 17h15M6.8 6.5h1.9M6.8 9.8h1.9M6.8 13h1.9M13.7 11.5v.1M13.7 14v.1",
);
