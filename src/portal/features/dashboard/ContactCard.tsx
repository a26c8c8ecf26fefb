import { Trans } from "@lingui/react/macro";
import { Card } from "#ui/Card/Card.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { Footer } from "#portal/shell/Footer.tsx";

export function ContactCard() {
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Questions?</Trans>
      </h2>
      <p className={small}>
        <Trans>Contact the KYC team and give your account number.</Trans>
      </p>
      <Footer.Links />
    </Card>
  );
}
