import type { AgreementVersion } from "../../agreement.ts";
import { english } from "./en.ts";
import { simplified } from "./zh-cn.ts";
import { traditional } from "./zh-tw.ts";

/** The outline of November 2026 of the second entity. Published: never edit it, add the next version instead. */
export const secondOtcOfNovember2026: AgreementVersion = {
  version: "2026-11-01",
  texts: { en: english, "zh-CN": simplified, "zh-TW": traditional },
};
