import { Trans } from "@lingui/react/macro";
import { useMemo, useTransition } from "react";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { kycForm } from "#contract/calls/onboarding.ts";
import { showNumbersSection } from "#contract/forms/accounts/show-numbers.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Note } from "#ui/Note/Note.tsx";
import { FormDialog } from "#portal/form/FormDialog.tsx";
import { useServices } from "#portal/system/use-portal.ts";
import * as css from "./numbers.css.ts";
import { type Shown, showWithoutPassword, wiredNumbers } from "./show-numbers.ts";

interface Props extends Shown {
  /** Whether the page has masked numbers. */
  isMasked: boolean;
  need: ReplyTo<typeof kycForm>["numbers_need"];
  /** Where the focus goes once they are shown, for the button goes then. */
  focusAfter: () => HTMLElement | null;
}

/** Says that numbers are masked, and shows them whole once the person proves again that it is them. */
export default function ShowNumbers({ need, ...shown }: Props) {
  return (
    <div className={shown.isMasked ? css.masked : undefined}>
      {shown.isMasked ? (
        <Note>
          <Trans>
            Bank account, ID and tax numbers show only their last characters. The whole numbers are
            kept.
          </Trans>
        </Note>
      ) : null}
      {need === "password" ? <WithPassword {...shown} /> : <WithoutPassword {...shown} />}
    </div>
  );
}

type ShownProps = Omit<Props, "need">;

function WithPassword({ isMasked, formId, take, focusAfter }: ShownProps) {
  const dialog = useMemo(() => wiredNumbers({ formId, take }), [formId, take]);
  return (
    <FormDialog
      small
      isOffered={isMasked}
      dialog={dialog}
      section={showNumbersSection}
      title={<Trans>Show whole numbers</Trans>}
      description={<Trans>We record that you saw them.</Trans>}
      submit={<Trans>Show</Trans>}
      focusAfter={() => (isMasked ? null : focusAfter())}
    />
  );
}

function WithoutPassword({ isMasked, formId, take, focusAfter }: ShownProps) {
  const services = useServices();
  const [isBusy, begin] = useTransition();
  const show = async () => {
    await showWithoutPassword(services, {
      formId,
      take: (numbers) => {
        take(numbers);
        focusAfter()?.focus();
      },
    });
  };
  if (!isMasked) return null;
  return (
    <Button look="secondary" small busy={isBusy} onClick={() => begin(show)}>
      <Trans>Show whole numbers</Trans>
    </Button>
  );
}
