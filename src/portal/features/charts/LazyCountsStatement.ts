export { CountsStatement as default } from "./CountsStatement.tsx";
