import { Trans } from "@lingui/react/macro";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { useCall } from "#portal/actors/use-call.ts";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import type { FaceStepRef } from "./face-step.ts";

/** The vendor's page is about to open, or cannot be opened. */
export function Opening({ actor }: { actor: FaceStepRef }) {
  const { failure, send } = useCall(actor, "begin");
  return (
    <FocusOnChange pane={failure !== null}>
      {failure === null ? (
        <PageHead
          title={<Trans>One moment</Trans>}
          lead={<Trans>We are opening the check at our verification provider.</Trans>}
        />
      ) : (
        <NotOpened
          failure={failure}
          again={send}
          cancel={() => actor.send({ type: "check.cancel" })}
        />
      )}
    </FocusOnChange>
  );
}

interface Failed {
  failure: string;
  again: () => void;
  cancel: () => void;
}

function NotOpened({ failure, again, cancel }: Failed) {
  return (
    <>
      <PageHead title={<Trans>The check could not be opened</Trans>} />
      <FieldStack>
        <ErrorSummary title={failure} errors={[]} />
        <Actions stacked>
          <Button wide onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          <Button look="secondary" wide onClick={cancel}>
            <Trans>Back</Trans>
          </Button>
        </Actions>
      </FieldStack>
    </>
  );
}
