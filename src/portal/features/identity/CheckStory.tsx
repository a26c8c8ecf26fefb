import { Trans, useLingui } from "@lingui/react/macro";
import { ClockIcon, LockIcon } from "#ui/icons/entry-icons.ts";
import { FileIcon, UserIcon } from "#ui/icons/icons.ts";
import { StoryList } from "#ui/StoryList/StoryList.tsx";

/** What a person should know before the check. */
export function CheckStory() {
  const { t } = useLingui();
  return (
    <StoryList
      title={<Trans>Before you start</Trans>}
      items={[
        {
          icon: <UserIcon />,
          title: t`A phone with a camera`,
          text: t`Safari on an iPhone or Chrome on an Android phone. No app is needed.`,
        },
        {
          icon: <FileIcon />,
          title: t`Your identity document`,
          text: t`If we ask for it: the original, not a copy or a photo.`,
        },
        {
          icon: <ClockIcon />,
          title: t`About three minutes`,
          text: t`You can stop and start again. The link works until it expires.`,
        },
        {
          icon: <LockIcon />,
          title: t`For this step only`,
          text: t`The link shows nothing else of the account, and no one can log in with it.`,
        },
      ]}
    />
  );
}
