import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { LoadFailed } from "#browser/LoadFailed.tsx";
import { NotFound } from "#browser/NotFound.tsx";
import { link } from "#ui/shared/link.css.ts";
import { LoadingSkeleton } from "#ui/LoadingSkeleton/LoadingSkeleton.tsx";
import { Page } from "../shell/Page.tsx";
import { IndexLink } from "./navigation.tsx";

export function PageFailed() {
  const router = useRouter();
  return (
    <Page>
      <LoadFailed retry={() => void router.invalidate()} />
    </Page>
  );
}

export function PageMissing() {
  return (
    <Page>
      <NotFound lead={<Trans>There is no such chart. It may have another name now.</Trans>}>
        <IndexLink className={link}>
          <Trans>All charts</Trans>
        </IndexLink>
      </NotFound>
    </Page>
  );
}

export function Waiting() {
  const { t } = useLingui();
  return (
    <Page>
      <LoadingSkeleton label={t`Loading`} />
    </Page>
  );
}
