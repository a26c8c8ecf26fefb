export { Skeleton as default } from "./Skeleton.tsx";
