import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ClockIcon, DocumentIcon, UsersIcon } from "#ui/icons/entry-icons.ts";
import { EntryFrame } from "#ui/EntryFrame/EntryFrame.tsx";
import { Mark } from "#ui/Mark/Mark.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { StoryList } from "#ui/StoryList/StoryList.tsx";
import { brandNow } from "#browser/brand.ts";
import { brands } from "#contract/brands.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** The frame of the sign-in. */
export function EntryShell({ children }: { children: ReactNode }) {
  const brand = brandNow();
  const { t } = useLingui();
  return (
    <EntryFrame
      above={<SkipLink>{t`Skip to the form`}</SkipLink>}
      mark={<Mark brand={brand} name={brands[brand].name} />}
      tools={<LanguageMenu />}
      aside={
        <StoryList
          title={<Trans>Review desk</Trans>}
          items={[
            {
              icon: <DocumentIcon />,
              title: t`Each answer next to its document`,
              text: t`Each answer has a verdict and a source.`,
            },
            {
              icon: <UsersIcon />,
              title: t`Second approval where required`,
              text: t`Proposals are confirmed by another person.`,
            },
            {
              icon: <ClockIcon />,
              title: t`Everything is recorded`,
              text: t`Every decision, change and document view.`,
            },
          ]}
        />
      }
    >
      {children}
    </EntryFrame>
  );
}
