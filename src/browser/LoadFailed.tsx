import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "./page-title.ts";

/** For a page whose data did not come. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const { t } = useLingui();
  usePageTitle(t`This page could not be loaded`);
  return (
    <>
      <PageHead
        title={<Trans>This page could not be loaded</Trans>}
        lead={<Trans>Check your connection and try again.</Trans>}
      />
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}
