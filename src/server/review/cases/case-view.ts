import type { ShownTargets } from "#contract/application/written-answers.ts";
import type { LineId } from "#contract/business-lines.ts";
import { caseWorkers, type DeskRole } from "#contract/desk/roles.ts";
import { localeOf } from "#contract/locales.ts";
import { listAgesOn } from "#server/application/editions.ts";
import { i18nFor } from "#server/i18n.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { type JudgedFile, judgedAnswers, judgedFiles } from "./case-answers.ts";
import * as reply from "./case-replies.ts";
import type { Names, Person, Reply } from "./case-replies.ts";
import { rowOf } from "./case-list.ts";
import { ownershipReply } from "./case-ownership.ts";
import { actsOf, blockersOf } from "./case-lines.ts";
import type { Material } from "./case-material.ts";
import { type Status, statusOf } from "../standing.ts";
import { todayOf } from "#server/clock.ts";

interface Readers {
  desk: Names;
  members: Names;
  contact: Reply["contact"];
  accountNumber: string;
  shown: ShownTargets;
}

type View = Omit<Reply, "questionnaire" | "identity" | "agreements">;

/** A case as a person of the desk sees it, in their language. */
export function viewOf(context: DeskContext, material: Material, readers: Readers): View {
  const { case: found, row, now, risks, notes, version } = material;
  const i18n = i18nFor(context.locale);
  const answers = judgedAnswers(material, i18n, readers.shown);
  const files = judgedFiles(material);
  const title = (slot: string) => reply.titled(slot, material, i18n);
  const person = reply.named(readers.desk);
  const verdict = reply.verdictReply(person);
  return {
    ...headOf(context, material, person),
    flow: row.flow,
    form: now.snapshot.form,
    submitted_at: found.submitted_at.getTime(),
    submitted_by: readers.members.get(now.memberId) ?? "",
    account_number: readers.accountNumber,
    contact: readers.contact,
    snapshot: version,
    lines: linesOf(context, material, {
      rows: answers.sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)),
      files,
      person,
    }),
    sections: sectionsOf(answers, verdict, labelsFor(material, readers.contact.locale)),
    ownership: ownershipReply(now, i18n, found.name),
    removed: answers.removed,
    slots: reply.slotsReply(material, i18n),
    files: files.map((file) => ({
      ...reply.fileReply(file, files, material, readers.members, title),
      verdict: verdict(file.verdict),
    })),
    requests: material.requests.map((request) => reply.requestReply(request, files, person, title)),
    risk: reply.riskReply(risks),
    notes: notes.map(({ text, person_id, at }) => ({
      text,
      by: person(person_id),
      at: at.getTime(),
    })),
    may_work: context.person().roles.some((role: DeskRole) => caseWorkers.includes(role)),
  };
}

function headOf({ now }: DeskContext, { case: found, statuses }: Material, person: Person) {
  const kyc = (line: string) => statusOf(statuses, line, "kycStatus")?.state ?? "";
  return {
    ...rowOf(found, (line) => kyc(line).split(".")[0]!),
    assignee: found.assignee === null ? null : person(found.assignee),
    list_ages: listAgesOn(todayOf(now)),
  };
}

/** By answer that wants evidence: its label in the language of the applicant. */
function labelsFor(material: Material, locale: string): ReadonlyMap<string, string> {
  if (!material.verdicts.some(({ verdict }) => verdict === "evidenceWanted")) return new Map();
  const { sections } = judgedAnswers(material, i18nFor(localeOf(locale) ?? "en"));
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const wanted = rows.filter(({ verdict }) => verdict?.verdict === "evidenceWanted");
  return new Map(wanted.map(({ target, label }) => [target, label]));
}

const sectionsOf = (
  { sections }: ReturnType<typeof judgedAnswers>,
  verdict: ReturnType<typeof reply.verdictReply>,
  labels: ReadonlyMap<string, string>,
): Reply["sections"] =>
  sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      rows: group.rows.map(({ isMasked, ...each }) => ({
        ...each,
        is_masked: isMasked,
        verdict: verdict(each.verdict),
        applicant_label: labels.get(each.target) ?? null,
      })),
    })),
  }));

interface Judged {
  rows: Parameters<typeof blockersOf>[1]["rows"];
  files: readonly JudgedFile[];
  person: Person;
}

function linesOf(context: DeskContext, material: Material, judged: Judged): Reply["lines"] {
  const { case: found, requests, risks, statuses, snapshot } = material;
  const { personId, roles } = context.person();
  return found.lines.map((line) => {
    const own = statuses.filter((each) => each.line === line);
    const stateIn = (chart: Status["chart"]) =>
      own.find((each) => each.chart === chart)?.state ?? "";
    const risk = risks.find((each) => each.line === line);
    const kyc = stateIn("kycStatus");
    const decision = statusOf(own, line, "decision");
    const actsIf = (hasCase: boolean) => actsOf(own, { id: personId, roles, hasCase }, snapshot);
    const acts = actsIf(found.assignee === personId);
    return {
      line: line as LineId,
      kyc_status: kyc.split(".")[0]!,
      kyc_state: kyc,
      account_status: stateIn("businessAccount"),
      band: risk?.band ?? found.band,
      needs_two: Boolean(decision?.context["needsTwo"]),
      decision: reply.decisionReply(decision, judged.person),
      blockers: blockersOf(kyc, { ...judged, requests, band: risk?.band }),
      acts,
      needs_case: acts.length === 0 && actsIf(true).length > 0,
    };
  });
}
