import type { ReplyTo } from "#contract/calls/call.ts";
import type { insInfo, lineReply } from "#contract/calls/account.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import { itemsLeft } from "#contract/forms/progress.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { KycStatus } from "#contract/status-words.ts";
import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { todayOf } from "../mails/when.ts";
import { firstStates, type StatusChart } from "../store/charts.ts";
import { inAccount } from "../store/database.ts";
import { accountOf } from "../store/queries/account.ts";
import { eventsOf, statusesOf } from "../store/queries/line-status.ts";
import { namesOf } from "../store/queries/member.ts";
import { submissionsIn } from "../store/queries/submission.ts";
import { type OpenApplication, openApplications } from "./open-application.ts";
import { personReply } from "./person.ts";

type Information = ReplyTo<typeof insInfo>;
type Line = v.InferOutput<typeof lineReply>;
type Status = Awaited<ReturnType<typeof statusesOf>>[number];
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

/** The account at a glance: its holder, its applications and their progress, and the status of each line. */
export function informationOf(context: Context): Promise<Information> {
  const member = context.member();
  const { accountId } = member;
  return inAccount(context.db, accountId, async (handle) => {
    const [{ number, registerType }, names, open, submissions, statuses, events] =
      await Promise.all([
        accountOf(handle, accountId),
        namesOf(handle, accountId),
        openApplications(handle, context),
        submissionsIn(handle, accountId),
        statusesOf(handle, accountId),
        eventsOf(handle, accountId),
      ]);
    const forms = open.map((each) => formOf(each, submissions.get(each.row.id), names));
    const today = todayOf(context.now);
    const lines = lineIds.flatMap((line): Line[] => {
      const form = formFor(line, forms, statuses);
      if (!form) return [];
      const { flow, answers, told } = form;
      return [
        {
          form_id: told.form_id,
          flow: told.flow,
          ...statusOf(line, statuses, told.submitted?.reply_by ?? null),
          ...itemsLeft(flow, line, answers, { today }),
          timeline: timelineOf(line, events, names),
        },
      ];
    });
    const told = forms.map((form) => form.told);
    return {
      ...personReply(member, number, context.now),
      register_type: registerType,
      entity_name: forms.map(({ answers }) => nameIn(answers)).find((name) => name !== "") ?? "",
      ...told[0]!,
      applications: told,
      lines,
    };
  });
}

/** One application, opened, and what the account is told of it. */
interface Form extends OpenApplication {
  told: Information["applications"][number];
}

type Submission =
  Awaited<ReturnType<typeof submissionsIn>> extends Map<string, infer One> ? One : never;

function formOf(
  open: OpenApplication,
  submission: Submission | undefined,
  names: ReadonlyMap<string, string>,
): Form {
  const { row } = open;
  const isBegun = row.state === "draft" && row.stamps.length > 0;
  return {
    ...open,
    told: {
      form_id: row.id,
      flow: row.flow,
      reference: row.reference,
      draft: isBegun
        ? { saved_at: row.updated_at.getTime(), by: names.get(row.updated_by) ?? "" }
        : null,
      submitted: submission
        ? {
            at: submission.given.submitted_at,
            by: names.get(submission.memberId) ?? "",
            reply_by: submission.given.reply_by,
            lines: submission.given.lines,
          }
        : null,
    },
  };
}

/** The application a line stands in: while it is not handed in a draft, from then on what was handed in. */
function formFor(line: LineId, forms: readonly Form[], statuses: readonly Status[]) {
  const covering = forms.filter(({ answers }) => linesOf(answers).includes(line));
  const isOpen = statusOf(line, statuses, null).kyc_status === "notSubmitted";
  return covering.find(({ row }) => (row.state === "draft") === isOpen) ?? covering[0];
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
