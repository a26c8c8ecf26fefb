import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { brands } from "#contract/brands.ts";
import { firstApplicationMinutes, replyWorkingDays } from "#contract/limit-values.ts";
import { BuildingIcon, ClockIcon, DocumentIcon, UsersIcon } from "#ui/icons/entry-icons.ts";
import { EntryFrame } from "#ui/EntryFrame/EntryFrame.tsx";
import { Mark } from "#ui/Mark/Mark.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { StoryList } from "#ui/StoryList/StoryList.tsx";
import { brandNow } from "#browser/brand.ts";
import { Footer } from "./Footer.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";

interface Props {
  /** What is told beside the page; without it how an account is opened. */
  story?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before signing in: what will happen on the left, one form on the right. */
export function EntryShell({ story, children }: Props) {
  const { t } = useLingui();
  const brand = brandNow();
  return (
    <EntryFrame
      above={<SkipLink>{t`Skip to the form`}</SkipLink>}
      mark={<Mark brand={brand} name={brands[brand].name} />}
      tools={<LanguageMenu />}
      aside={story ?? <OpeningStory />}
      footStart={<Footer.Company />}
      footEnd={<Footer.Links />}
    >
      {children}
    </EntryFrame>
  );
}

function OpeningStory() {
  const { t } = useLingui();
  const { institution, individual } = firstApplicationMinutes;
  return (
    <StoryList
      title={<Trans>Open an account</Trans>}
      items={[
        {
          icon: <BuildingIcon />,
          title: t`Your details`,
          text: t`Who you are, what you do, and your bank account. The whole form takes ${institution[0]} to ${institution[1]} minutes for an entity and ${individual[0]} to ${individual[1]} for an individual. It is saved as you type.`,
        },
        {
          icon: <DocumentIcon />,
          title: t`Document Uploading`,
          text: t`A checklist for your application, showing how recent each document must be.`,
        },
        {
          icon: <UsersIcon />,
          title: t`Accredited Investor Verification and related parties`,
          text: t`The investor status and, of an entity, who owns, controls and acts for it.`,
        },
        {
          icon: <ClockIcon />,
          title: t`A reply within ${replyWorkingDays} working days`,
          text: t`See the status, the reply date and the next step at any time.`,
        },
      ]}
    />
  );
}
