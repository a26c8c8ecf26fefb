import type { KycStatus } from "#contract/application/status-names.ts";
import type { Band } from "#contract/desk/bands.ts";
import type { BadgeProps } from "#ui/Badge/Badge.tsx";

type Tone = NonNullable<BadgeProps["tone"]>;

export const statusTones: Readonly<Record<KycStatus, Tone>> = {
  notSubmitted: "neutral",
  inProgress: "info",
  additionalDocumentsRequired: "caution",
  approved: "positive",
  rejected: "negative",
};

export const bandTones: Readonly<Record<Band, Tone>> = {
  low: "positive",
  medium: "caution",
  high: "negative",
  prohibited: "negative",
};
