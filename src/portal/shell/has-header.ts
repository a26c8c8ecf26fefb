import { useLocation } from "@tanstack/react-router";
import { brands } from "#contract/brands.ts";
import { brandNow } from "../app/brand.ts";
import { memberPageAt, type MemberPage } from "../app/way-back.ts";

/** Specification section 2. */
const pagesWithHeader: readonly (MemberPage | undefined)[] = [
  "user",
  "verify",
  "uploadOtherDoc",
  "otcVerify",
  "otcUploadOtherDoc",
];

/** Whether this page has the header; never in the sub-brand. */
export function useHasHeader(): boolean {
  const page = useLocation({ select: ({ pathname }) => memberPageAt(pathname) });
  return brands[brandNow()].header && pagesWithHeader.includes(page);
}
