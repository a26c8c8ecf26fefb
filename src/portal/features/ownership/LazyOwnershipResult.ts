export { OwnershipResult as default } from "./OwnershipResult.tsx";
