import { isAnswered } from "@gatehouse/machines/documents/requested-item";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { RequestItem } from "#contract/calls/requests.ts";
import { limits } from "#contract/limits.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { DocumentSlot } from "#ui/DocumentSlot/DocumentSlot.tsx";
import { CircleIcon } from "#ui/icons/icons.ts";
import { ReviewerWords } from "#ui/ReviewerWords/ReviewerWords.tsx";
import { FileDrop } from "#portal/form/controls/documents/FileDrop.tsx";
import { UploadRows } from "#portal/form/controls/documents/UploadRows.tsx";
import { dropFiles } from "../chosen-files.ts";
import { useSlotTitle } from "../use-slot-title.ts";
import { Explanation } from "./Explanation.tsx";
import type { RequestRef } from "./request.ts";

interface Props {
  actor: RequestRef;
  item: RequestItem;
  /** Its place in the request. */
  at: number;
}

/** One requested document: the reviewer's words, its files, or why it cannot be sent. */
export function RequestedItem({ actor, item, at }: Props) {
  const title = useSlotTitle()(item);
  const own = useSelector(actor, ({ context }) => context.items[at]!);
  const { queue } = own;
  const files = useSelector(queue, (snapshot) => snapshot.context.files);
  const { rejected } = item;
  return (
    <DocumentSlot
      id={`item-${item.id}`}
      title={title}
      badge={
        isAnswered(own) ? (
          <Badge tone="positive">
            <Trans>Answered</Trans>
          </Badge>
        ) : (
          <Badge tone="caution" icon={<CircleIcon size={16} />}>
            <Trans>To be answered</Trans>
          </Badge>
        )
      }
    >
      <ReviewerWords
        from={<Trans>From the reviewer</Trans>}
        text={item.text}
        rejected={
          rejected ? (
            <Trans>
              Not accepted: <bdi>{rejected}</bdi>
            </Trans>
          ) : null
        }
      />
      <FileDrop
        queue={queue}
        most={limits.filesPerSlot}
        about={title}
        control={{}}
        onFiles={(chosen) => dropFiles(queue, chosen)}
      />
      <UploadRows files={files} />
      {files.length > 0 && own.words === "" ? null : (
        <Explanation actor={own.explanation} title={title} />
      )}
    </DocumentSlot>
  );
}
