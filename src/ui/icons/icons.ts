import { drawIcon } from "./draw-icon.tsx";

export const ArrowUpIcon = drawIcon("M10 16.5v-13M4.75 8.25 10 3l5.25 5.25");

export const CalendarIcon = drawIcon(
  "M3.25 4.75h13.5v12H3.25v-12Zm0 4h13.5M7 2.75v3.5M13 2.75v3.5",
);

export const CheckCircleIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5Zm-3 7.5 2.1 2.1 4-4.4",
);

export const CheckIcon = drawIcon("m4 10.5 4 4 8-9");

export const ChevronUpIcon = drawIcon("m5.5 12 4.5-4.5 4.5 4.5");

export const CircleIcon = drawIcon("M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5Z");

export const CloudCheckIcon = drawIcon(
  "M5.6 16a3.6 3.6 0 0 1-.5-7.2a5 5 0 0 1 9.7-.6A3.9 3.9 0 0 1 14.4 16ZM7.6 11.4l1.8 1.8 3.2-3.6",
);

export const CloudIcon = drawIcon(
  "M5.6 16a3.6 3.6 0 0 1-.5-7.2a5 5 0 0 1 9.7-.6A3.9 3.9 0 0 1 14.4 16Z",
);

export const CloudOffIcon = drawIcon(
  "M5.2 8.8A3.6 3.6 0 0 0 5.6 16h9.2M8 4.8a5 5 0 0 1 6.8 3.4a3.9 3.9 0 0 1 3.1 5.6M3 2.5 17.5 17",
);

export const FileIcon = drawIcon("M5 2.75h6.25L15.5 7v10.25H5V2.75ZM11 2.9v4.35h4.3");

export const HalfDiscIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5Z",
  "M10 5.5a4.5 4.5 0 0 1 0 9Z",
);

export const InfoIcon = drawIcon(
  "M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5ZM10 9.2v4.2M10 6.6v.1",
);

export const LinkIcon = drawIcon(
  "m8.4 6.4 2.6-2.6a3.7 3.7 0 0 1 5.2 5.2l-2.6 2.6a3.7 3.7 0 0 1-5.2 0M11.6 13.6 9 16.2A3.7 3.7 0 0 1 3.8 11l2.6-2.6a3.7 3.7 0 0 1 5.2 0",
);

export const MailIcon = drawIcon("M2.5 4.25h15v11.5h-15V4.25Zm.3.5L10 11l7.2-6.25");

export const MenuIcon = drawIcon("M3 5.25h14M3 10h14M3 14.75h14");

export const MinusIcon = drawIcon("M4 10h12");

export const PauseIcon = drawIcon("M7.25 5v10M12.75 5v10");

export const PenIcon = drawIcon("m3 17 1-4.2L13.4 3.4l3.2 3.2L7.2 16 3 17ZM11.4 5.4l3.2 3.2");

export const PlusIcon = drawIcon("M10 4v12M4 10h12");

export const PrintIcon = drawIcon(
  "M6 6.75V3h8v3.75M5.75 14H3V6.75h14V14h-2.75M6 11.75h8V17H6v-5.25Z",
);

export const RefreshIcon = drawIcon("M16.5 10.2a6.6 6.6 0 1 1-2-4.9l1.9 1.9M16.6 3.2v4.2h-4.2");

export const ShieldIcon = drawIcon(
  "M10 2.75 16 5v5c0 3.4-2 5.8-6 7.25C6 15.8 4 13.4 4 10V5l6-2.25Z",
);

export const TrashIcon = drawIcon(
  "M3 5.25h14M7.5 5V2.9h5V5M4.75 5.5l.75 11.75h9l.75-11.75M8.4 8.6v5.2m3.2-5.2v5.2",
);

export const UploadIcon = drawIcon("M10 13V3.5m-3.75 3.7L10 3.5l3.75 3.7M3.25 12.5v4h13.5v-4");

export const UserIcon = drawIcon(
  "M10 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM3.5 17c0-3.8 2.6-6 6.5-6s6.5 2.2 6.5 6",
);

export const XIcon = drawIcon("m4.75 4.75 10.5 10.5m0-10.5L4.75 15.25");
