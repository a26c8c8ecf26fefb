import type { Editions } from "../editions.ts";
import type { AgreementText, AgreementVersion, TextName } from "./agreement.ts";
import type { AgreementId } from "./agreement-ids.ts";
import { otcOfNovember2026 } from "./otc/2026-11-01/version.ts";
import { secondOtcOfNovember2026 } from "./second-otc/2026-11-01/version.ts";

/** Published versions are added, never edited: a test has the hash of each text. */
export const agreementVersions: Readonly<Record<AgreementId, Editions<AgreementVersion>>> = {
  otc: [otcOfNovember2026],
  secondOtc: [secondOtcOfNovember2026],
};

/** Undefined for a version that does not exist. */
export function textNamed({ agreement, version, locale }: TextName): AgreementText | undefined {
  return agreementVersions[agreement].find((each) => each.version === version)?.texts[locale];
}
