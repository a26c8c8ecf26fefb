import { useHasHeader } from "./has-header.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** The languages at the foot of a page behind the login, where no header holds them. */
export const LanguageHere = () => (useHasHeader() ? null : <LanguageMenu />);
