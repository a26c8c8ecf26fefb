import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { isComplete } from "#contract/forms/documents.ts";
import type { Documents, StoredFile } from "#contract/questions/row-builders.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import { DocumentSlot } from "#ui/DocumentSlot/DocumentSlot.tsx";
import { FileRows } from "#ui/FileRow/FileRow.tsx";
import { AlertCircleIcon } from "#ui/icons/entry-icons.ts";
import {
  useAnswerStore,
  useApplication,
} from "#portal/features/application/application-context.ts";
import { slotOpening } from "#portal/features/documents/uploads.ts";
import { useAnswer, useScope } from "#portal/form/scope.ts";
import type { KindProps } from "../control.ts";
import * as css from "./documents.css.ts";
import { type SlotRules, useRuleWords, useSlotRules } from "./slot-rules.tsx";
import { useFilePlace } from "../file-place.ts";
import { SlotBadge } from "./SlotBadge.tsx";
import { SlotDrop } from "./SlotDrop.tsx";
import { SlotFacts } from "./SlotFacts.tsx";
import { UploadRow } from "./UploadRow.tsx";

const none: StoredFile[] = [];

/** One document slot: its rules, its files, its date and its certifier. */
export function DocumentsControl({ name, question, field, issues, below }: KindProps) {
  const { i18n, t } = useLingui();
  const rules = useSlotRules(question.slot as SlotId);
  const [value, change] = useAnswer<Documents>(name);
  const { slot, queue } = useQueue(name, rules, value?.files ?? none);
  const files = useSelector(queue, (snapshot) => snapshot?.context.files) ?? [];
  const missing = issues.find(
    (issue) => issue.path.endsWith(name) || issue.path.endsWith(`${name}.files`),
  );
  const needsFacts = rules.oldest !== null || rules.certified;
  const isToMend = issues.some((issue) => issue !== missing);
  const { facts } = useScope();
  const isDone = isComplete(rules.id, value, facts);
  const at =
    issues.length > 0 ? "wrong" : isDone ? "done" : files.length > 0 ? "begun" : "untouched";
  const title = i18n._(question.label);
  const [open, setOpen] = useState(!isDone);
  const fold = {
    open: open || at === "wrong",
    label: open ? t`Collapse ${title}` : t`Expand ${title}`,
    onToggle: () => setOpen(!open),
  };
  return (
    <DocumentSlot
      title={
        <>
          {title}
          {question.optional ? (
            <span className={css.mark}> {i18n._(question.optional)}</span>
          ) : null}
        </>
      }
      why={i18n._(slotOf(rules.id).why)}
      badge={<SlotBadge at={at} />}
      rules={useRuleWords(rules)}
      fold={isDone ? fold : undefined}
    >
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
          title={title}
          slot={slot}
          missing={Boolean(missing)}
        />
      ) : null}
      {files.length === 0 ? null : (
        <FileRows>
          {files.map((file) => (
            <UploadRow key={file.uid} name={name} file={file} />
          ))}
        </FileRows>
      )}
      {(files.length > 0 || isToMend) && needsFacts ? (
        <SlotFacts
          id={`${field.id}`}
          name={name}
          rules={rules}
          value={value}
          issues={issues}
          onChange={change}
        />
      ) : null}
      {below ? <div className={css.guide}>{below}</div> : null}
    </DocumentSlot>
  );
}

/** The queue of a slot. It is a child of the application and also runs while other sections are shown. */
function useQueue(name: string, { id, most }: SlotRules, existing: StoredFile[]) {
  const application = useApplication();
  const answers = useAnswerStore();
  const { slot, question } = useFilePlace(name, id);
  const open = useEffectEvent(() => {
    application.send(slotOpening(answers, { slot, question, slotLimit: most, existing }));
  });
  useLayoutEffect(() => open(), [slot]);
  return { slot, queue: useSelector(application, ({ context }) => context.queues[slot]) };
}
