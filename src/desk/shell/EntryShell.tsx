import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ClockIcon, DocumentIcon, UsersIcon } from "#ui/icons/entry-icons.ts";
import { EntryFrame } from "#ui/EntryFrame/EntryFrame.tsx";
import { Mark } from "#ui/Mark/Mark.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { StoryList } from "#ui/StoryList/StoryList.tsx";
import { brandNow } from "../app/brand-now.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** The frame of the sign-in. */
export function EntryShell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EntryFrame
      above={<SkipLink>{t`Skip to the form`}</SkipLink>}
      mark={<Mark {...brandNow()} />}
      tools={<LanguageMenu />}
      aside={
        <StoryList
          title={<Trans>Review desk</Trans>}
          items={[
            {
              icon: <DocumentIcon />,
              title: t`Every answer beside its document`,
              text: t`A verdict for each, with the source that was used.`,
            },
            {
              icon: <UsersIcon />,
              title: t`Two people where two are due`,
              text: t`No one confirms their own proposal.`,
            },
            {
              icon: <ClockIcon />,
              title: t`Everything is recorded`,
              text: t`Each decision, each change and each document that is opened.`,
            },
          ]}
        />
      }
    >
      {children}
    </EntryFrame>
  );
}
