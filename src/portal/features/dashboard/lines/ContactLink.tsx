import type { ReactNode } from "react";
import { brands } from "#contract/brands.ts";
import { brandNow } from "#browser/brand.ts";
import { link } from "#ui/shared/link.css.ts";

/** Writes to the KYC team. */
export function ContactLink({ children }: { children?: ReactNode }) {
  return (
    <a className={link} href={`mailto:kyc@${brands[brandNow()].domain}`}>
      {children}
    </a>
  );
}
