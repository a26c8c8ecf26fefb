import { Trans } from "@lingui/react/macro";

/** Who stands in the table of owners. */
export function Lead({ hasShares, isExempt }: { hasShares: boolean; isExempt: boolean }) {
  if (isExempt)
    return (
      <Trans>Everyone who directs the applicant or acts for it. Its owners are not needed.</Trans>
    );
  if (!hasShares)
    return (
      <Trans>Each party to the trust, and each person who controls a company among them.</Trans>
    );
  return (
    <Trans>
      We multiply the shares along each ownership path and add the results. The lowest threshold
      among your business lines applies.
    </Trans>
  );
}
