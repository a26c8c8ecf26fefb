import { Trans } from "@lingui/react/macro";
import { brands } from "#contract/brands.ts";
import { brandNow } from "#portal/app/brand.ts";
import { link } from "#ui/shared/link.css.ts";

/** The KYC team, inside a sentence or as one. */
export function ContactLink({ isSentence }: { isSentence?: boolean }) {
  return (
    <a className={link} href={`mailto:kyc@${brands[brandNow()].domain}`}>
      {isSentence ? (
        <Trans>Please contact the KYC team.</Trans>
      ) : (
        <Trans context="inside a sentence">contact the KYC team</Trans>
      )}
    </a>
  );
}
