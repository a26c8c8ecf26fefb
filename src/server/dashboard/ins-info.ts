import type { ReplyTo } from "#contract/calls/call.ts";
import type { insInfo, lineReply } from "#contract/calls/account.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import type { KycStatus } from "#contract/application/status-labels.ts";
import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { todayOf } from "../mail/today.ts";
import { firstStates, type StatusChart } from "../statuses/charts.ts";
import { inAccount } from "../database/database.ts";
import { eventsOf, statusesOf } from "../statuses/line-status-queries.ts";
import { namesOf } from "../accounts/member-queries.ts";
import { personReply } from "../accounts/person.ts";
import { type Overview, overviewsOf, type Progress } from "./overviews.ts";
import { progressOf } from "./progress.ts";

type Information = ReplyTo<typeof insInfo>;
type Line = v.InferOutput<typeof lineReply>;
type Status = Awaited<ReturnType<typeof statusesOf>>[number];
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

export function informationOf(context: Context): Promise<Information> {
  const member = context.member();
  const { accountId } = member;
  return inAccount(context.db, accountId, async (handle) => {
    const [overviews, names, statuses, events] = await Promise.all([
      overviewsOf(handle, accountId),
      namesOf(handle, accountId),
      statusesOf(handle, accountId),
      eventsOf(handle, accountId),
    ]);
    const today = todayOf(context.now);
    const forms = await Promise.all(
      overviews.map(async (overview): Promise<Form> => ({
        ...(await progressOf(handle, context, overview, today)),
        state: overview.state,
        told: applicationReply(overview, names),
      })),
    );
    const sources = { forms, statuses, events, names };
    const lines = lineIds.flatMap((line) => lineReplyOf(line, sources));
    const told = forms.map((form) => form.told);
    return {
      ...personReply(member, member.accountNumber, context.now),
      register_type: overviews[0]!.register_type,
      entity_name: forms.map((form) => form.entity_name).find((name) => name !== "") ?? "",
      ...told[0]!,
      applications: told,
      lines,
    };
  });
}

interface LineSources {
  forms: readonly Form[];
  statuses: readonly Status[];
  events: readonly Event[];
  names: ReadonlyMap<string, string>;
}

/** Empty when no application covers the line. */
function lineReplyOf(line: LineId, { forms, statuses, events, names }: LineSources): Line[] {
  const form = formFor(line, forms, statuses);
  const items = form?.lines.find((each) => each.line === line);
  if (!form || !items) return [];
  const { form_id, flow, submitted } = form.told;
  return [
    {
      form_id,
      flow,
      ...items,
      ...statusOf(line, statuses, submitted?.reply_by ?? null),
      timeline: timelineOf(line, events, names),
    },
  ];
}

interface Form extends Progress, Pick<Overview, "state"> {
  told: Information["applications"][number];
}

function applicationReply(overview: Overview, names: ReadonlyMap<string, string>): Form["told"] {
  const { submission, submitted_by, updated_at, updated_by } = overview;
  const isBegun = overview.state === "draft" && overview.revision > 1;
  return {
    form_id: overview.id,
    flow: overview.flow,
    reference: overview.reference,
    draft: isBegun ? { saved_at: updated_at.getTime(), by: names.get(updated_by) ?? "" } : null,
    submitted: submission && {
      at: submission.submitted_at,
      by: names.get(submitted_by ?? "") ?? "",
      reply_by: submission.reply_by,
      lines: submission.lines,
    },
  };
}

/** The draft until the line is submitted, then the submission. */
function formFor(line: LineId, forms: readonly Form[], statuses: readonly Status[]) {
  const covering = forms.filter(({ lines }) => lines.some((each) => each.line === line));
  const isOpen = statusOf(line, statuses, null).kyc_status === "notSubmitted";
  return covering.find(({ state }) => (state === "draft") === isOpen) ?? covering[0];
}

const underReview: KycStatus = "inProgress";

/** A line without a status is in the first state of both charts. */
function statusOf(line: LineId, statuses: readonly Status[], replyBy: string | null) {
  const stateIn = (chart: StatusChart) =>
    statuses.find((status) => status.line === line && status.chart === chart)?.state ??
    firstStates[chart];
  const kyc = stateIn("kycStatus");
  return {
    line,
    kyc_status: kyc,
    business_account_status: stateIn("businessAccount"),
    reply_by: kyc === underReview ? replyBy : null,
  };
}

/** Reviewers are not named. */
function timelineOf(
  line: LineId,
  events: readonly Event[],
  names: ReadonlyMap<string, string>,
): Line["timeline"] {
  return events
    .filter((event) => event.line === line)
    .map((event) => ({
      event: event.event,
      at: event.at.getTime(),
      by: names.get(event.member_id ?? "") ?? "",
      role: actors[event.by_role] ?? "system",
    }));
}

type Actor = Line["timeline"][number]["role"];

const actors: Readonly<Record<string, Actor>> = {
  holder: "holder",
  assistant: "assistant",
  reviewer: "reviewer",
  approver: "reviewer",
};
