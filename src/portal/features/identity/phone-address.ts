import { markerOf } from "#contract/brands.ts";
import { brandNow } from "#browser/brand.ts";

/** The phone's page for a link, in the brand of this page. */
export const phoneAddress = (ticket: string): string =>
  `${location.origin}/kyc/zoloz${markerOf(brandNow())}#${ticket}`;
