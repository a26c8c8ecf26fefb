import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { slotTitleIn } from "#contract/documents/slot-titles.ts";
import { Card } from "#ui/Card/Card.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { UploadRows } from "#portal/form/controls/documents/UploadRows.tsx";
import { useSlotQueue } from "#portal/form/controls/documents/use-slot-queue.ts";
import { useScope } from "#portal/form/scope.ts";
import { useAnswerStore, useStored } from "../application/application-context.ts";
import { unaskedFiles, visibleAnswers } from "../application/form-facts.ts";

/** Files of documents that the answers no longer ask for. They can be removed, and do not count. */
export default function UnaskedFiles() {
  const { page } = useScope();
  const shown = useSelector(useAnswerStore(), ({ context }) => String(unaskedFiles(context, page)));
  const stored = useStored();
  if (shown === "") return null;
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Files no longer needed</Trans>
      </h2>
      <p className={small}>
        <Trans>
          Your answers no longer ask for these documents. They do not count and will not be
          submitted.
        </Trans>
      </p>
      {unaskedFiles(stored, page).map(([name, slot]) => (
        <UnaskedSlot key={name} name={name} slot={slot} />
      ))}
    </Card>
  );
}

function UnaskedSlot({ name, slot }: { name: string; slot: SlotId }) {
  const { i18n } = useLingui();
  const stored = useStored();
  const { most } = slotOf(slot);
  const { queue } = useSlotQueue(name, { id: slot, most });
  const files = useSelector(queue, (snapshot) => snapshot?.context.files) ?? [];
  return (
    <>
      <h3 className={small}>
        {i18n._(slotTitleIn(slot, visibleAnswers(stored), stored.flow.rulesOn))}
      </h3>
      <UploadRows files={files} />
    </>
  );
}
