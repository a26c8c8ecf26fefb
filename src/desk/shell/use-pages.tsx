import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
  chartCountReaders,
  deliveryReaders,
  type DeskRole,
  fileLimitReaders,
  peopleReaders,
} from "#contract/desk/roles.ts";
import { barLink } from "#ui/shared/link.css.ts";
import type { FramePages } from "#ui/WideFrame/WideFrame.tsx";
import {
  ConformanceLink,
  CountsLink,
  DeliveriesLink,
  FileLimitsLink,
  PeopleLink,
} from "../app/navigation.tsx";
import { usePerson } from "../system/use-desk.ts";

/** The pages beside the queues that the person who is signed in may see; undefined where there is none. */
export function usePages(): FramePages | undefined {
  const { t } = useLingui();
  const { roles } = usePerson();
  const pages: readonly [readonly DeskRole[], ReactNode][] = [
    [
      peopleReaders,
      <PeopleLink key="people" className={barLink}>
        <Trans>Desk people</Trans>
      </PeopleLink>,
    ],
    [
      peopleReaders,
      <ConformanceLink key="conformance" className={barLink}>
        <Trans>Conformance</Trans>
      </ConformanceLink>,
    ],
    [
      chartCountReaders,
      <CountsLink key="counts" chart="kycStatus" className={barLink}>
        <Trans>Counts</Trans>
      </CountsLink>,
    ],
    [
      deliveryReaders,
      <DeliveriesLink key="deliveries" className={barLink}>
        <Trans>Deliveries</Trans>
      </DeliveriesLink>,
    ],
    [
      fileLimitReaders,
      <FileLimitsLink key="file-limits" className={barLink}>
        <Trans>File limits</Trans>
      </FileLimitsLink>,
    ],
  ];
  const links = pages
    .filter(([readers]) => readers.some((role) => roles.includes(role)))
    .map(([, link]) => link);
  return links.length === 0 ? undefined : { label: t`Other pages`, links };
}
