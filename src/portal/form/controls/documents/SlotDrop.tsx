import type { ControlProps } from "#ui/shared/control.ts";
import { useAnswerStore } from "#portal/features/application/application-context.ts";
import { dropFiles, type Queue } from "#portal/features/documents/chosen-files.ts";
import { occupancyOf } from "#portal/features/documents/slot-room.ts";
import { useEdited } from "#portal/form/scope.ts";
import { FileDrop } from "./FileDrop.tsx";
import type { SlotRules } from "./slot-rules.tsx";

interface Props {
  queue: Queue;
  /** The question that asks for the files. */
  name: string;
  field: ControlProps;
  rules: SlotRules;
  title: string;
  /** The name of the slot, with the person's id if it belongs to one. */
  slot: string;
  missing: boolean;
}

/** Takes files, and shows which were rejected and why. */
export function SlotDrop({ queue, name, field, rules, title, slot, missing }: Props) {
  const answers = useAnswerStore();
  const edited = useEdited(name);
  const drop = (chosen: readonly File[]) => {
    edited();
    queue.send(occupancyOf(answers, slot));
    dropFiles(queue, chosen);
  };
  return (
    <FileDrop
      queue={queue}
      most={rules.most}
      onlyPdf={rules.onlyPdf}
      about={title}
      control={{
        ...field,
        invalid: missing,
        describedBy: missing ? `${field.id}-error` : undefined,
      }}
      onFiles={drop}
    />
  );
}
