import { drawIcon } from "./draw-icon.tsx";

export const AlertCircleIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM10 6.4v4.4M10 13.4v.1",
);

export const BuildingIcon = drawIcon(
  "M4 17V3h7.5v14M11.5 8.5H16V17M2.5 17h15M6.8 6.5h1.9M6.8 9.8h1.9M6.8 13h1.9M13.7 11.5v.1M13.7 14v.1",
);

export const ChevronDownIcon = drawIcon("m5.5 8 4.5 4.5L14.5 8");

export const ClockIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM10 6v4.2l2.6 1.6",
);

export const DocumentIcon = drawIcon(
  "M5 2.75h10v14.5H5V2.75ZM7.75 6.75h4.5M7.75 9.75h4.5M7.75 12.75h2.5",
);

export const EyeIcon = drawIcon(
  "M1.75 10C3.6 6.7 6.4 5 10 5s6.4 1.7 8.25 5c-1.85 3.3-4.65 5-8.25 5s-6.4-1.7-8.25-5ZM10 7.75a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 0 0 0-4.5Z",
);

export const EyeOffIcon = drawIcon(
  "M8 5.2a9 9 0 0 1 2-.2c3.6 0 6.4 1.7 8.25 5a11 11 0 0 1-2.2 2.8M13.4 14.4c-1 .4-2.2.6-3.4.6c-3.6 0-6.4-1.7-8.25-5c.9-1.6 2-2.8 3.4-3.7M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2M3 3l14 14",
);

export const GlobeIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM3 10h14M10 2.75c2.2 2 3.3 4.4 3.3 7.25s-1.1 5.25-3.3 7.25C7.8 15.25 6.7 12.85 6.7 10S7.8 4.75 10 2.75Z",
);

export const LockIcon = drawIcon("M4.5 9h11v8.25h-11V9ZM6.75 9V6a3.25 3.25 0 0 1 6.5 0v3");

export const SpinnerIcon = drawIcon("M10 2.75a7.25 7.25 0 1 0 7.25 7.25");

export const UsersIcon = drawIcon(
  "M7.75 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM1.75 17c0-3.8 2.3-6 6-6s6 2.2 6 6M13 3.3a3.4 3.4 0 0 1 0 6.4M15 11.6c2.1.8 3.3 2.7 3.3 5.4",
);
