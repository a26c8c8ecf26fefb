import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { classes } from "#ui/shared/classes.ts";
import { footLink, link, roomy } from "#ui/shared/link.css.ts";
import { small } from "#ui/theme/type.css.ts";

interface Props {
  className?: string;
}

/** In a tab of its own, so that nothing that was typed is lost. */
export function PrivacyLink({ className = link }: Props) {
  return (
    <Link className={className} to="/kyc/privacy" target="_blank">
      <Trans>How we use personal data</Trans>
    </Link>
  );
}

/** The link after what leads to it; Chinese has no space between them. */
function WithLink({ children: statement }: { children: ReactNode }) {
  const notice = <PrivacyLink />;
  return (
    <p className={small}>
      <Trans>
        {statement} {notice}
      </Trans>
    </p>
  );
}

/** Where personal data is asked for. */
export const PrivacyStatement = () => (
  <WithLink>
    <Trans>We need these details to verify you, as the law requires.</Trans>
  </WithLink>
);

/** Where someone enters the personal data of others. */
export const TellThePeople = () => (
  <WithLink>
    <Trans>Tell each person that you give us their details, and show them this notice:</Trans>
  </WithLink>
);

/** At the foot of every page. */
export const PrivacyInFoot = () => <PrivacyLink className={classes(footLink, roomy)} />;
