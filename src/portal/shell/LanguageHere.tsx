import { brands } from "#contract/brands.ts";
import { brandNow } from "../app/brand.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** The languages at the foot of a page behind the login, where the brand has no header to hold them. */
export const LanguageHere = () => (brands[brandNow()].header ? null : <LanguageMenu />);
