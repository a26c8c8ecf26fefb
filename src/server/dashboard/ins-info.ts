import type { ReplyTo } from "#contract/calls/call.ts";
import type { insInfo, lineReply } from "#contract/calls/account.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { kycStatusNames } from "#contract/application/status-labels.ts";
import type { TimelineEvent } from "#contract/application/timeline-events.ts";
import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { todayOf } from "../mail/today.ts";
import { inAccount } from "../database/database.ts";
import { eventsOf } from "../statuses/line-status-queries.ts";
import { namesOf } from "../accounts/member-queries.ts";
import { submissionsIn } from "../submission/submission-queries.ts";
import { type OpenApplication, openApplications } from "../application/open-application.ts";
import { personReply } from "../accounts/person.ts";
import { lineStandingsIn } from "./line-standing.ts";
import { versionIn } from "./line-version.ts";

type Information = ReplyTo<typeof insInfo>;
type Line = v.InferOutput<typeof lineReply>;
type StandingOf = Awaited<ReturnType<typeof lineStandingsIn>>;
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

export function informationOf(context: Context): Promise<Information> {
  const member = context.member();
  const { accountId } = member;
  return inAccount(context.db, accountId, async (handle) => {
    const [version, names, open, submissions, standingOf, events] = await Promise.all([
      versionIn(handle, accountId),
      namesOf(handle, accountId),
      openApplications(handle, context),
      submissionsIn(handle, accountId),
      lineStandingsIn(handle, context),
      eventsOf(handle, accountId),
    ]);
    const forms = open.map((each) => formOf(each, submissions.get(each.row.id), names));
    const lines = lineIds.flatMap((line): Line[] => {
      const form = formFor(line, forms, standingOf);
      if (!form) return [];
      const { flow, answers, told } = form;
      return [
        {
          line,
          form_id: told.form_id,
          flow: told.flow,
          ...standingOf(line),
          ...itemsLeft(flow, line, answers, { today: todayOf(context.now) }),
          timeline: timelineOf(line, events, names),
        },
      ];
    });
    const told = forms.map((form) => form.told);
    return {
      ...personReply(member, member.accountNumber, context.now),
      register_type: open[0]!.row.register_type,
      entity_name: forms.map(({ answers }) => nameIn(answers)).find((name) => name !== "") ?? "",
      version,
      ...told[0]!,
      applications: told,
      lines,
    };
  });
}

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

/** The draft until the line is submitted, then the submission. */
function formFor(line: LineId, forms: readonly Form[], standingOf: StandingOf) {
  const covering = forms.filter(({ answers }) => linesOf(answers).includes(line));
  const isOpen = standingOf(line).kyc_status === kycStatusNames.notSubmitted;
  return covering.find(({ row }) => (row.state === "draft") === isOpen) ?? covering[0];
}

const nameIn = (answers: AllAnswers): string => {
  const name = answers["companyInformation"]?.["entityName"];
  return typeof name === "string" ? name : "";
};

/** The desk and the clock are not named, nor told apart. */
function timelineOf(
  line: LineId,
  events: readonly Event[],
  names: ReadonlyMap<string, string>,
): Line["timeline"] {
  return events
    .filter((event) => event.line === line)
    .map(({ event, at, member_id }) => ({
      event: event === lapsed ? "account.freeze" : (event as TimelineEvent),
      at: at.getTime(),
      by: names.get(member_id ?? "") ?? "",
    }));
}

const lapsed = "account.kycLapsed";
