import type { ReplyTo } from "#contract/calls/call.ts";
import type { insInfo, lineReply } from "#contract/calls/account.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import { itemsLeft } from "#contract/forms/pages.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { AllAnswers } from "#contract/questions/section.ts";
import type { KycStatus } from "#contract/status-words.ts";
import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { todayOf } from "../mails/when.ts";
import { firstStates, type StatusChart } from "../store/charts.ts";
import { inAccount, type Tx } from "../store/database.ts";
import { accountOf } from "../store/queries/account.ts";
import { newestApplications } from "../store/queries/application.ts";
import { eventsOf, statusesOf } from "../store/queries/line-status.ts";
import { namesOf } from "../store/queries/member.ts";
import { submissionOf } from "../store/queries/submission.ts";
import { type OpenApplication, openRow } from "./open-application.ts";
import { personReply } from "./person.ts";

type Information = ReplyTo<typeof insInfo>;
type Line = v.InferOutput<typeof lineReply>;
type Status = Awaited<ReturnType<typeof statusesOf>>[number];
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

/** The account at a glance: who, the form and how far it is, and where each line stands. */
export function informationOf(context: Context): Promise<Information> {
  const member = context.member();
  return inAccount(context.db, member.accountId, async (handle) => {
    const { number, registerType } = await accountOf(handle, member.accountId);
    const held = await heldBy(handle, context, member.accountId);
    const { row, answers, submission } = held[0]!;
    const names = await namesOf(handle, member.accountId);
    const statuses = await statusesOf(handle, member.accountId);
    const events = await eventsOf(handle, member.accountId);
    const draft = row.state === "draft" && Object.keys(row.stamps).length > 0;
    return {
      ...personReply(member, number, context.now),
      register_type: registerType,
      entity_name: nameIn(answers),
      form_id: row.id,
      reference: row.reference,
      forms: held.map(({ row: { id, flow, reference } }) => ({ flow, form_id: id, reference })),
      draft: draft
        ? { saved_at: row.updated_at.getTime(), by: names.get(row.updated_by) ?? "" }
        : null,
      submitted: submission && {
        at: submission.given.submitted_at,
        by: names.get(submission.memberId) ?? "",
        reply_by: submission.given.reply_by,
        lines: submission.given.lines,
      },
      lines: lineIds.flatMap((line) => {
        const begun = statuses.some((status) => status.line === line) ? held[0] : undefined;
        const home = held.find((one) => linesOf(one.answers).includes(line)) ?? begun;
        if (!home) return [];
        return {
          ...statusOf(line, statuses, home.submission?.given.reply_by ?? null),
          ...progressFor(line, home, context.now),
          timeline: timelineOf(line, events, names),
        };
      }),
    };
  });
}

/** The newest application of each flow, whole, with its submission; there is one from registration on. */
async function heldBy(handle: Tx, context: Context, accountId: string) {
  const held = [];
  for (const row of await newestApplications(handle, accountId)) {
    const open = await openRow(handle, context, row);
    held.push({ ...open, submission: await submissionOf(handle, row.id) });
  }
  return held;
}

const nameIn = (answers: AllAnswers): string => {
  const name = answers["companyInformation"]?.["entityName"];
  return typeof name === "string" ? name : "";
};

const underReview: KycStatus = "inProgress";

/** A line without a status yet stands in the first state of both charts. */
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

/** Counts what this line alone asks for. */
function progressFor(
  line: LineId,
  { flow, answers }: Pick<OpenApplication, "flow" | "answers">,
  now: Date,
): Pick<Line, "given" | "asked" | "left"> {
  return itemsLeft(flow, line, answers, { today: todayOf(now) });
}

/** People of the account by name; of the review team only that it was a reviewer. */
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
