import { Trans } from "@lingui/react/macro";
import { brands } from "#contract/brands.ts";
import { classes } from "#ui/shared/classes.ts";
import { footLink, roomy } from "#ui/shared/link.css.ts";
import { brandNow } from "#browser/brand.ts";
import { LanguageHere } from "./LanguageHere.tsx";

function Company() {
  return <>© 2026 {brands[brandNow()].company}</>;
}

/** The same place on every page: where to ask. */
function Links() {
  return (
    <a className={classes(footLink, roomy)} href={`mailto:kyc@${brands[brandNow()].domain}`}>
      <Trans>Contact the KYC team</Trans>
    </a>
  );
}

/** The end of the foot behind the login. */
const End = () => (
  <>
    <Links />
    <LanguageHere />
  </>
);

export const Footer = { Company, Links, End };
