import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { brands } from "#contract/brands.ts";
import { keptYears } from "#contract/limit-values.ts";
import { Card } from "#ui/Card/Card.tsx";
import { link } from "#ui/shared/link.css.ts";
import { h2 } from "#ui/theme/type.css.ts";
import { brandNow } from "#browser/brand.ts";

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className={h2}>{title}</h2>
      {children}
    </Card>
  );
}

/** What is collected, where it comes from, and whether it must be given. */
export function Collection() {
  return (
    <>
      <Part title={<Trans>What we collect</Trans>}>
        <p>
          <Trans>
            We collect contact details, identity documents, addresses, tax residence, and the result
            of the camera check. We also collect roles and shares in an entity, and where funds come
            from. We get it from the person, from the applicant who names that person, and from
            public registers and screening lists.
          </Trans>
        </p>
      </Part>
      <Part title={<Trans>Do you have to give it?</Trans>}>
        <p>
          <Trans>
            Yes, except where a question says that it is optional. The law does not let us open an
            account without it.
          </Trans>
        </p>
      </Part>
    </>
  );
}

/** What the data is used for, who receives it, and how long it is kept. */
export function Purposes() {
  return (
    <>
      <Part title={<Trans>What we use it for</Trans>}>
        <p>
          <Trans>
            We use it to verify customers and those who own or control them, and to assess money
            laundering risk. We also use it to decide on applications, to keep accounts secure, and
            for tax reports that the law requires. We do not use it for marketing.
          </Trans>
        </p>
      </Part>
      <Part title={<Trans>Who receives it</Trans>}>
        <p>
          <Trans>
            The companies of our group that offer the business lines applied for receive it. So do
            providers that work for us under a duty of confidence, for example for identity checks.
            Regulators, tax and law enforcement authorities, courts and auditors receive it where
            the law requires it. Some of them are outside Hong Kong and Singapore.
          </Trans>
        </p>
      </Part>
      <Part title={<Trans>How long we keep it</Trans>}>
        <p>
          <Trans>
            The law requires us to keep it for {keptYears} years after the relationship ends on
            every business line. An account that never submitted is deleted earlier, and its holder
            is told before.
          </Trans>
        </p>
      </Part>
    </>
  );
}

/** Copies, corrections and complaints. */
export function Rights() {
  const address = `kyc@${brands[brandNow()].domain}`;
  return (
    <Part title={<Trans>Your rights</Trans>}>
      <p>
        <Trans>
          You can ask for a copy of your data and have it corrected. Write to the Data Protection
          Officer at{" "}
          <a className={link} href={`mailto:${address}`}>
            {address}
          </a>
          . You can complain to the Privacy Commissioner for Personal Data in Hong Kong. In
          Singapore, you can complain to the Personal Data Protection Commission, and elsewhere to
          the authority where you live.
        </Trans>
      </p>
    </Part>
  );
}
