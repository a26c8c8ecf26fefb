import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Actions } from "#ui/Actions/Actions.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Page } from "#portal/shell/Page.tsx";
import type { Loaded } from "./loaded.ts";
import { NotReady } from "./NotReady.tsx";
import { ReadAndSign } from "./ReadAndSign.tsx";
import { Signed } from "./Signed.tsx";
import { TextChanged } from "./TextChanged.tsx";

const route = getRouteApi("/kyc/otcAgreement");
const secondRoute = getRouteApi("/kyc/otcFlyingOtterAgreement");

/** /kyc/otcAgreement: the agreement of the OTC lines. */
export function OtcAgreement() {
  return <Agreement loaded={route.useLoaderData()} />;
}

/** /kyc/otcFlyingOtterAgreement: that of the second entity. */
export function OtcFlyingOtterAgreement() {
  return <Agreement loaded={secondRoute.useLoaderData()} />;
}

function Agreement({ loaded }: { loaded: Loaded | null }) {
  if (loaded === null) return <NothingToSign />;
  const { standing, texts, ...typed } = loaded;
  if (standing.standing === "signed" && standing.signed)
    return <Signed standing={standing} signed={standing.signed} />;
  if (standing.standing !== "ready") return <NotReady line={standing.line} />;
  if (texts === null) return <TextChanged />;
  return <ReadAndSign key={standing.line} standing={standing} texts={texts} {...typed} />;
}

function NothingToSign() {
  const { t } = useLingui();
  usePageTitle(t`Agreement`);
  return (
    <Page>
      <PageHead
        title={<Trans>There is no agreement to sign</Trans>}
        lead={<Trans>Your business lines do not need this agreement.</Trans>}
      />
      <Actions>
        <Link to="/kyc/user" className={buttonLink.primary}>
          <Trans>Go to dashboard</Trans>
        </Link>
      </Actions>
    </Page>
  );
}
