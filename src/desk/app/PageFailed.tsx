import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { Page } from "../shell/Page.tsx";
import { usePageTitle } from "#browser/page-title.ts";

/** For a page whose data did not come. */
export function PageFailed({ retry }: { retry?: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  usePageTitle(t`This page could not be loaded`);
  return (
    <Page>
      <PageHead
        title={<Trans>This page could not be loaded</Trans>}
        lead={<Trans>Check your connection and try again.</Trans>}
      />
      <Button onClick={retry ?? (() => void router.invalidate())}>
        <Trans>Try again</Trans>
      </Button>
    </Page>
  );
}
