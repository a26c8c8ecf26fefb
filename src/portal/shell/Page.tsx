import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageFoot } from "#ui/PageFoot/PageFoot.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { limits } from "#contract/limits.ts";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { ToTop } from "#ui/ToTop/ToTop.tsx";
import { Footer } from "./Footer.tsx";
import { PrivacyInFoot } from "#portal/app/PrivacyLink.tsx";
import { Header } from "./Header.tsx";

const FootEnd = () => (
  <>
    <PrivacyInFoot />
    <Footer.End />
  </>
);

/** A page of a member that is not a page of the form. */
export function Page({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageFrame
      above={<SkipLink>{t`Skip to content`}</SkipLink>}
      header={<Header />}
      foot={<PageFoot start={<Footer.Company />} end={<FootEnd />} />}
    >
      {children}
      <ToTop label={t`Back to the top`} after={limits.scrollTopPixels} />
    </PageFrame>
  );
}
