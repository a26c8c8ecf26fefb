import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { brandNow } from "#browser/brand.ts";
import { brands } from "#contract/brands.ts";
import { Mark } from "#ui/Mark/Mark.tsx";
import { WideFrame } from "#ui/WideFrame/WideFrame.tsx";
import { QueueLink } from "../app/navigation.tsx";
import { Tools } from "./Tools.tsx";
import { usePages } from "./use-pages.tsx";

/** A page of the desk. */
export function Page({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const brand = brandNow();
  const house = brands[brand].name;
  return (
    <WideFrame
      skip={t`Skip to content`}
      home={
        <QueueLink search={{}} aria-label={t`${house}, go to queues`}>
          <Mark brand={brand} name={house} />
        </QueueLink>
      }
      tagline={<Trans>Review desk</Trans>}
      pages={usePages()}
      tools={<Tools />}
    >
      {children}
    </WideFrame>
  );
}
