import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "#contract/moments.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { classes } from "#ui/shared/classes.ts";
import { h3, small } from "#ui/theme/type.css.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import * as css from "./cards.css.ts";

interface Props {
  verifiedAt: number | null;
  isHolder: boolean;
}

/** Whether the face of an individual is verified. */
export function FaceCard({ verifiedAt, isHolder }: Props) {
  const { i18n } = useLingui();
  const when = verifiedAt === null ? "" : formatMoment(verifiedAt, i18n);
  return (
    <Card as="section">
      <div className={css.head}>
        <h2 className={h3}>
          <Trans>Face verification</Trans>
        </h2>
        {verifiedAt === null ? (
          <Badge tone="caution">
            <Trans>Not verified</Trans>
          </Badge>
        ) : (
          <Badge tone="positive">
            <Trans>Face verified</Trans>
          </Badge>
        )}
      </div>
      <p className={small}>
        {verifiedAt === null ? (
          <Trans>Some business lines need it before their account can be opened.</Trans>
        ) : (
          <Trans>
            Verified on {when}. It counts for every business line, and stays valid while you verify
            again.
          </Trans>
        )}
      </p>
      {isHolder ? (
        <Link to="/kyc/zolozAuthentication" className={classes(buttonLink.secondary, css.action)}>
          {verifiedAt === null ? <Trans>Verify</Trans> : <Trans>Verify again</Trans>}
        </Link>
      ) : null}
    </Card>
  );
}
