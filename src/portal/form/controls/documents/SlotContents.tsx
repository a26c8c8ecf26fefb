import { useLingui } from "@lingui/react";
import type { QueuedFile } from "@gatehouse/machines/documents/upload-queue";
import type { Documents } from "#contract/questions/builders/rows.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import { AlertCircleIcon } from "#ui/icons/entry-icons.ts";
import type { Queue } from "#portal/features/documents/chosen-files.ts";
import type { KindProps } from "../control.ts";
import * as css from "./documents.css.ts";
import type { SlotRules } from "./slot-rules.tsx";
import { SlotDrop } from "./SlotDrop.tsx";
import { SlotFacts } from "./SlotFacts.tsx";
import { useEdited } from "#portal/form/scope.ts";
import { UploadRows } from "./UploadRows.tsx";

interface Props extends KindProps {
  rules: SlotRules;
  /** The name of the slot, with the person's id if it belongs to one. */
  slot: string;
  queue: Queue | undefined;
  files: readonly QueuedFile[];
  value: Documents | undefined;
  onChange: (value: Documents) => void;
}

/** What an open slot shows: the missing document, the drop area, the files and their facts. */
export function SlotContents(props: Props) {
  const { name, question, field, issues, below, rules, slot, queue, files } = props;
  const { i18n } = useLingui();
  const edited = useEdited(name);
  const missing = issues.find(({ path }) => path.endsWith(name) || path.endsWith(`${name}.files`));
  const hasFacts = rules.dated || rules.expires || rules.certified;
  const hasWrongFacts = issues.some((issue) => issue !== missing);
  return (
    <>
      {missing ? (
        <p className={css.error} id={`${field.id}-error`}>
          <AlertCircleIcon size={16} />
          {formatIssue(i18n, missing, question.label)}
        </p>
      ) : null}
      {queue ? (
        <SlotDrop
          queue={queue}
          name={name}
          field={field}
          rules={rules}
          title={i18n._(question.label)}
          slot={slot}
          missing={Boolean(missing)}
        />
      ) : null}
      <UploadRows files={files} onRemove={edited} />
      {(files.length > 0 || hasWrongFacts) && hasFacts ? (
        <SlotFacts {...props} id={field.id!} />
      ) : null}
      {below ? <div className={css.guide}>{below}</div> : null}
    </>
  );
}
