import { useLocation } from "@tanstack/react-router";
import type { MemberPage } from "#contract/accounts/kyc-pages.ts";
import { brands } from "#contract/brands.ts";
import { brandNow } from "#browser/brand.ts";
import { memberPageAt } from "../app/way-back.ts";

/** Specification section 2. */
const pagesWithHeader: readonly (MemberPage | undefined)[] = [
  "user",
  "verify",
  "uploadOtherDoc",
  "otcVerify",
  "otcUploadOtherDoc",
];

/** Whether the house brand has the header at this path. */
export const isPathWithHeader = (path: string): boolean =>
  pagesWithHeader.includes(memberPageAt(path));

/** Whether this page has the header; never in the sub-brand. */
export function useHasHeader(): boolean {
  const isNamed = useLocation({ select: ({ pathname }) => isPathWithHeader(pathname) });
  return brands[brandNow()].header && isNamed;
}
