import { Trans, useLingui } from "@lingui/react/macro";
import { brands } from "#contract/brands.ts";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { brandNow } from "#browser/brand.ts";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { narrow } from "#portal/shell/confirmation.css.ts";
import { Page } from "#portal/shell/Page.tsx";
import { Collection, Purposes, Rights } from "./notice-parts.tsx";

/**
 * /kyc/privacy: what a person must be told on or before their data is collected, by data protection principle 1(3) and 5 of
 * Hong Kong's Personal Data (Privacy) Ordinance (Cap. 486) and sections 18 and 20 of Singapore's Personal Data Protection Act 2012.
 */
export function PrivacyNotice() {
  const { t } = useLingui();
  const { company } = brands[brandNow()];
  const title = t`How we use personal data`;
  useTitleAndFocus(title);
  return (
    <Page>
      <div className={narrow}>
        <PageHead
          title={title}
          lead={
            <Trans>
              This notice is from {company}. It is for everyone whose data is given here:
              applicants, their colleagues, and the people they name.
            </Trans>
          }
        />
        <FieldStack>
          <Collection />
          <Purposes />
          <Rights />
        </FieldStack>
      </div>
    </Page>
  );
}
