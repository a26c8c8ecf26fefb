export { FormErrors as default } from "./FormErrors.tsx";
