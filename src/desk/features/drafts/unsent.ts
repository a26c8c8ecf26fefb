import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { businessLines } from "#contract/business-lines.ts";
import { acts } from "#contract/desk/line-acts.ts";
import type { CaseSearch } from "#desk/app/search.ts";
import { fileShown } from "../documents/file-shown.ts";
import { verdictForm } from "../documents/verdict-form.ts";
import type { Subject } from "../review/case-context.ts";
import type { Case } from "../review/case-work.ts";
import { actNames } from "#contract/desk/case-words.ts";
import { formOf } from "../work/use-work.ts";
import type { Forms } from "./draft-storage.ts";

/** Where something lies that was typed and not sent: in a dialog or on a pane. */
export type Unsent = { name: string } & ({ subject: Subject } | { search: CaseSearch });

const dialogNames = {
  assign: msg`Assignment`,
  request: msg`Request for documents`,
  cancelRequest: msg`Request cancellation`,
};

function dialogsOf({ lines }: Case, i18n: I18n): { subject: Subject; name: string }[] {
  const ofCase = (["assign", "request", "cancelRequest"] as const).map((kind) => ({
    subject: { kind },
    name: i18n._(dialogNames[kind]),
  }));
  const ofLines = lines.flatMap(({ line }) =>
    acts.map((act) => {
      const [does, name] = [i18n._(actNames[act]), i18n._(businessLines[line].name)];
      const subject = { kind: "line" as const, act, line };
      return { subject, name: i18n._(msg`${does}: ${name}`) };
    }),
  );
  return [...ofCase, ...ofLines];
}

/** What was typed in a case and is not on the screen now. */
export function unsentIn(shown: Case, forms: Forms, search: CaseSearch, i18n: I18n): Unsent[] {
  const pane = search.pane ?? "document";
  const dialogs = dialogsOf(shown, i18n).filter(({ subject }) => formOf(subject) in forms);
  const isNoteHidden = "note" in forms && pane !== "notes";
  const note = { name: i18n._(msg`Note`), search: { pane: "notes" as const } };
  const visible = pane === "document" ? fileShown(shown, search)?.uid : undefined;
  const verdicts = shown.files
    .filter(({ uid }) => uid !== visible && verdictForm(uid) in forms)
    .map(({ uid, title }) => ({ name: i18n._(msg`Verdict: ${title}`), search: { file: uid } }));
  return [...dialogs, ...(isNoteHidden ? [note] : []), ...verdicts];
}
