import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { brandNow } from "#browser/brand.ts";
import { brands } from "#contract/brands.ts";
import { Mark } from "#ui/Mark/Mark.tsx";
import { WideFrame } from "#ui/WideFrame/WideFrame.tsx";
import { IndexLink } from "../app/navigation.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** A page of the charts. */
export function Page({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const brand = brandNow();
  const { name } = brands[brand];
  return (
    <WideFrame
      skip={t`Skip to content`}
      home={
        <IndexLink aria-label={t`${name}, all charts`}>
          <Mark brand={brand} name={name} />
        </IndexLink>
      }
      tagline={<Trans>Charts</Trans>}
      tools={<LanguageMenu />}
    >
      {children}
    </WideFrame>
  );
}
