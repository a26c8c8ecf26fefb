import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { SlotId } from "#contract/documents/document-slots.ts";
import { isComplete } from "#contract/forms/documents.ts";
import { hintText } from "#contract/questions/hint-text.ts";
import type { Documents } from "#contract/questions/builders/rows.ts";
import { DocumentSlot } from "#ui/DocumentSlot/DocumentSlot.tsx";
import { useAnswer, useScope } from "#portal/form/scope.ts";
import type { KindProps } from "../control.ts";
import * as css from "./documents.css.ts";
import { useRuleWords, useSlotRules } from "./slot-rules.tsx";
import { SlotBadge } from "./SlotBadge.tsx";
import { SlotContents } from "./SlotContents.tsx";
import { useSlotQueue } from "./use-slot-queue.ts";

/** One document slot: its rules, its files, its date and its certifier. */
export default function DocumentsControl(props: KindProps) {
  const { name, question, issues } = props;
  const { i18n, t } = useLingui();
  const { facts } = useScope();
  const rules = useSlotRules(question.slot as SlotId);
  const [value, change] = useAnswer<Documents>(name);
  const { slot, queue } = useSlotQueue(name, rules);
  const files = useSelector(queue, (snapshot) => snapshot?.context.files) ?? [];
  const isDone = isComplete(rules.id, value, facts);
  const at =
    issues.length > 0 ? "wrong" : isDone ? "done" : files.length > 0 ? "begun" : "untouched";
  const title = i18n._(question.label);
  const mark = question.optional ? i18n._(question.optional) : null;
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
          {mark ? <span className={css.mark}> {mark}</span> : null}
        </>
      }
      why={hintText(i18n, question, facts)}
      badge={<SlotBadge at={at} />}
      rules={useRuleWords(rules)}
      fold={isDone ? fold : undefined}
    >
      <SlotContents
        {...props}
        rules={rules}
        slot={slot}
        queue={queue}
        files={files}
        value={value}
        onChange={change}
      />
    </DocumentSlot>
  );
}
