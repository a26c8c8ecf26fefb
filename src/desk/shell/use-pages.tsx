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
  const mayRead = (readers: readonly DeskRole[], page: ReactNode) =>
    readers.some((role) => roles.includes(role)) ? [page] : [];
  const links = [
    ...mayRead(
      peopleReaders,
      <PeopleLink key="people" className={barLink}>
        <Trans>Desk people</Trans>
      </PeopleLink>,
    ),
    ...mayRead(
      peopleReaders,
      <ConformanceLink key="conformance" className={barLink}>
        <Trans>Conformance</Trans>
      </ConformanceLink>,
    ),
    ...mayRead(
      chartCountReaders,
      <CountsLink key="counts" chart="kycStatus" className={barLink}>
        <Trans>Counts</Trans>
      </CountsLink>,
    ),
    ...mayRead(
      deliveryReaders,
      <DeliveriesLink key="deliveries" className={barLink}>
        <Trans>Deliveries</Trans>
      </DeliveriesLink>,
    ),
    ...mayRead(
      fileLimitReaders,
      <FileLimitsLink key="file-limits" className={barLink}>
        <Trans>File limits</Trans>
      </FileLimitsLink>,
    ),
  ];
  return links.length === 0 ? undefined : { label: t`Other pages`, links };
}
