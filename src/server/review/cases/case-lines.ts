import type { AccountEvent } from "@gatehouse/machines/review/business-account";
import type { DecisionEvent } from "@gatehouse/machines/review/decision-event";
import type { KycEvent } from "@gatehouse/machines/review/kyc-event";
import type { AnyMachineSnapshot, StateValue } from "xstate";
import type { acts, blockers } from "#contract/desk/line-acts.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { type Verdict as VerdictId, unsettled } from "#contract/desk/verdicts.ts";
import { anyChart } from "#server/statuses/charts.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import type { LineId } from "#contract/business-lines.ts";
import { i18nFor } from "#server/i18n.ts";
import {
  filesInPlaceOf,
  type JudgedFile,
  type JudgedRow,
  judgedAnswers,
  judgedFiles,
} from "./case-answers.ts";
import type { Material } from "./case-material.ts";
import type { Request } from "../requests/request-queries.ts";
import { type Status, statusOf } from "../standing.ts";

type Act = (typeof acts)[number];
type StatusEvent = KycEvent | AccountEvent | DecisionEvent;

export interface Blocker {
  blocker: (typeof blockers)[number];
  count: number;
  targets: string[];
}

interface Judged {
  rows: readonly JudgedRow[];
  files: readonly JudgedFile[];
  requests: readonly Request[];
  /** Of the risk of this line. */
  band: string | undefined;
}

/** Whether a document is rejected and no document that was asked for in its place is accepted. */
function isUnsettled(
  file: JudgedFile,
  { files, requests }: Pick<Judged, "files" | "requests">,
): boolean {
  if (file.verdict?.verdict !== "rejected") return false;
  const inItsPlace = filesInPlaceOf(file, files, requests);
  return !inItsPlace.some((each) => each.verdict && !isUnsettled(each, { files, requests }));
}

/** What must be settled before this line is approved. */
export function blockersOf(kyc: string, { rows, files, requests, band }: Judged): Blocker[] {
  const isOpen = ({ verdict }: JudgedRow) =>
    verdict !== undefined && unsettled.includes(verdict.verdict as VerdictId);
  const row = (blocker: Blocker["blocker"], targets: string[], isMet = targets.length === 0) =>
    isMet ? [] : [{ blocker, count: targets.length, targets }];
  const open = files.filter((file) => isUnsettled(file, { files, requests }));
  return [
    ...row("notInReview", [], kyc === "inProgress"),
    ...row("prohibited", [], band !== "prohibited"),
    ...row("requestOpen", [], !requests.some(({ ended_at }) => ended_at === null)),
    ...row("verdictsUnsettled", [
      ...rows.filter(isOpen).map(({ target }) => target),
      ...open.map(({ upload }) => upload.client_uid),
    ]),
    ...row(
      "documentsUnjudged",
      files.filter(({ verdict }) => !verdict).map(({ upload }) => upload.client_uid),
    ),
  ];
}

interface ActEvent {
  chart: StatusChart;
  type: StatusEvent["type"];
  /** Facts with which the guards decide by the person alone. */
  facts: object;
}

const onDecision = (type: DecisionEvent["type"], facts: object = {}): ActEvent => ({
  chart: "decision",
  type,
  facts: { reason: "reason", ...facts },
});

const onAccount = (type: AccountEvent["type"]): ActEvent => ({
  chart: "businessAccount",
  type,
  facts: { reason: "reason" },
});

/** What a person of the desk can do with a line, as events of its charts. */
export const actEvents: Readonly<Record<Act, ActEvent>> = {
  propose: onDecision("decision.propose", { outcome: "rejectRetry" }),
  decide: onDecision("decision.decide", { outcome: "rejectRetry" }),
  confirm: onDecision("decision.confirm"),
  endorse: onDecision("decision.endorse"),
  return: onDecision("decision.return"),
  withdraw: onDecision("decision.withdraw"),
  activate: onAccount("account.activate"),
  decline: onAccount("account.decline"),
  freeze: onAccount("account.freeze"),
  unfreeze: onAccount("account.unfreeze"),
  close: onAccount("account.close"),
  lapse: {
    chart: "kycStatus",
    type: "kyc.lapse",
    facts: { cause: "ownershipChanged" },
  },
};

const actingRoles: readonly DeskRole[] = ["approver", "reviewer", "seniorManager"];

export const snapshotIn = ({ chart, value, context }: Status): AnyMachineSnapshot =>
  anyChart(chart).resolveState({ value: value as StateValue, context }) as AnyMachineSnapshot;

/** The role of a person in which the chart accepts the event now; null for none. */
export function roleFor(
  status: Status | undefined,
  event: object,
  roles: readonly DeskRole[],
): DeskRole | null {
  if (!status) return null;
  const at = snapshotIn(status);
  const own = actingRoles.filter((role) => roles.includes(role));
  return own.find((by) => at.can({ ...event, by } as StatusEvent)) ?? null;
}

/** In review, or waiting for documents that are overdue or were answered in words. */
export const isDecidable = (kyc = ""): boolean =>
  kyc === "inProgress" || kyc.includes(".rejectable.");

/** What others than the person who has the case may do. */
const byOthers: readonly Act[] = ["confirm", "endorse", "return", "withdraw"];

/** What a person may do with a line now. The charts decide; rejections also wait for the state of the review. */
export function actsOf(
  statuses: readonly Status[],
  person: { id: string; roles: readonly DeskRole[]; hasCase: boolean },
  snapshot: string,
): Act[] {
  const kyc = statuses.find(({ chart }) => chart === "kycStatus")?.state;
  const isOpen = isDecidable(kyc);
  return Object.entries(actEvents).flatMap(([name, { chart, type, facts }]) => {
    if (chart === "decision" && !isOpen) return [];
    if (!byOthers.includes(name as Act) && !person.hasCase) return [];
    const status = statuses.find((each) => each.chart === chart);
    const given = { personId: person.id, snapshot, kycApproved: kyc === "approved" };
    const event = { type, ...facts, ...given };
    return roleFor(status, event, person.roles) ? [name as Act] : [];
  });
}

/** Of one line, as far as the material shows. */
export function blockersIn(material: Material, line: LineId): Blocker[] {
  const { sections } = judgedAnswers(material, i18nFor("en"));
  const kyc = statusOf(material.statuses, line, "kycStatus");
  return blockersOf(kyc?.state ?? "", {
    rows: sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)),
    files: judgedFiles(material),
    requests: material.requests,
    band: material.risks.find((risk) => risk.line === line)?.band,
  });
}
