import { Trans } from "@lingui/react/macro";
import { replyWorkingDays } from "#contract/limit-values.ts";
import { ClockIcon, LockIcon, UsersIcon } from "#ui/icons/entry-icons.ts";
import { FileIcon, MailIcon } from "#ui/icons/icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { h3 } from "#ui/theme/type.css.ts";
import { useQuestionnaireAhead } from "#portal/features/questionnaires/use-ahead.ts";
import { useStored } from "../application-context.ts";

/** What happens once the application is submitted. */
export default function AfterSubmit() {
  const isPerson = useStored().flowId === "otcIndividual";
  const questionnaire = useQuestionnaireAhead();
  return (
    <>
      <h2 className={h3}>
        <Trans>After you submit</Trans>
      </h2>
      <SideRows
        rows={[
          {
            key: "reply",
            sign: <ClockIcon size={16} />,
            title: (
              <Trans>
                We reply within {replyWorkingDays} working days. Your dashboard shows the date.
              </Trans>
            ),
          },
          {
            key: "identity",
            sign: <UsersIcon size={16} />,
            title: isPerson ? (
              <Trans>You verify your face with your phone.</Trans>
            ) : (
              <Trans>We email a link to the people who must verify their identity.</Trans>
            ),
          },
          { key: "questionnaire", sign: <FileIcon size={16} />, title: questionnaire },
          {
            key: "missing",
            sign: <MailIcon size={16} />,
            title: <Trans>If we need more documents, we email you and your collaborators.</Trans>,
          },
          {
            key: "locked",
            sign: <LockIcon size={16} />,
            title: <Trans>Your answers are locked during the review. You can withdraw.</Trans>,
          },
        ]}
      />
    </>
  );
}
