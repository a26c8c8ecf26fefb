import type { AgreementVersion } from "../../agreement.ts";
import { english } from "./en.ts";
import { simplified } from "./zh-cn.ts";
import { traditional } from "./zh-tw.ts";

/** The outline of November 2026. Published: never edit it, add the next version instead. */
export const otcOfNovember2026: AgreementVersion = {
  version: "2026-11-01",
  texts: { en: english, "zh-CN": simplified, "zh-TW": traditional },
};
