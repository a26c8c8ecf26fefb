import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useTransition } from "react";
import { tellHolderReady } from "#contract/calls/collaborators.ts";
import { limits } from "#contract/limits.ts";
import { formatMoment } from "#contract/moments.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { h2, small } from "#ui/theme/type.css.ts";
import { useServices } from "#portal/system/use-portal.ts";
import { useAnswerStore } from "../application/application-context.ts";
import { isSaved } from "../application/draft.ts";

/** A collaborator neither accepts the declarations nor submits: they tell the account holder. */
export function TellReady() {
  const { i18n } = useLingui();
  const { api, warn } = useServices();
  const answers = useAnswerStore();
  const [isBusy, begin] = useTransition();
  const toldAt = useSelector(answers, ({ context }) => context.toldReadyAt);
  const when = toldAt === null ? "" : formatMoment(toldAt, i18n);
  const tell = async () => {
    if (!(await isSaved(answers.system, answers))) return warn("readyUnsaved");
    const { formId } = answers.getSnapshot().context;
    const told = await api(tellHolderReady, { body: { form_id: formId } });
    if (told.ok) answers.send({ type: "ready.tell", at: told.data.told_at });
  };
  return (
    <>
      <h2 className={h2}>
        <Trans>Is everything ready?</Trans>
      </h2>
      <p>
        <Trans>
          Only the account holder can accept the declarations and submit. We will send them an email
          with a link to this page.
        </Trans>
      </p>
      <p role="status">
        {when === "" ? null : <Trans>Email sent to the account holder: {when}</Trans>}
      </p>
      <Actions>
        <Button busy={isBusy} onClick={() => begin(tell)}>
          <Trans>Tell the account holder it is ready</Trans>
        </Button>
      </Actions>
      {when === "" ? null : (
        <p className={small}>
          <Plural
            value={limits.readyAgainMinutes}
            one="You can send another email # minute after the last one."
            other="You can send another email # minutes after the last one."
          />
        </p>
      )}
    </>
  );
}
