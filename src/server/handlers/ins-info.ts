import type { ReplyTo } from "#contract/calls/call.ts";
import type { insInfo, lineReply, OfferReply } from "#contract/calls/account.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import { flowFor, flowOn } from "#contract/forms/flows.ts";
import { itemsLeft } from "#contract/forms/progress.ts";
import { prefill } from "#contract/forms/prefill.ts";
import { applyChanges } from "#contract/changes.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { AllAnswers } from "#contract/questions/section.ts";
import type { KycStatus } from "#contract/status-words.ts";
import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { todayOf } from "../mails/when.ts";
import { firstStates, type StatusChart } from "../store/charts.ts";
import { inAccount, type Tx } from "../store/database.ts";
import { accountOf, type RegisterType } from "../store/queries/account.ts";
import { type Application, applicationsOf } from "../store/queries/application.ts";
import { eventsOf, statusesOf } from "../store/queries/line-status.ts";
import { namesOf } from "../store/queries/member.ts";
import { submissionOf } from "../store/queries/submission.ts";
import { type OpenApplication, openRow } from "./open-application.ts";
import { personReply } from "./person.ts";

type Information = ReplyTo<typeof insInfo>;
type Line = v.InferOutput<typeof lineReply>;
type Status = Awaited<ReturnType<typeof statusesOf>>[number];
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

/** The account at a glance: who, its forms and how far they are, where each line stands and which may follow. */
export function informationOf(context: Context): Promise<Information> {
  const member = context.member();
  return inAccount(context.db, member.accountId, async (handle) => {
    const { number, registerType } = await accountOf(handle, member.accountId);
    const names = await namesOf(handle, member.accountId);
    const forms: Form[] = [];
    for (const row of await applicationsOf(handle, member.accountId))
      forms.push(await formOf(handle, context, row, names));
    const statuses = await statusesOf(handle, member.accountId);
    const events = await eventsOf(handle, member.accountId);
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
      offers: offersFor(registerType, lines, forms, today),
    };
  });
}

/** One application, opened, and what the account is told of it. */
interface Form extends OpenApplication {
  told: Information["applications"][number];
}

async function formOf(
  handle: Tx,
  context: Context,
  application: Application,
  names: ReadonlyMap<string, string>,
): Promise<Form> {
  const open = await openRow(handle, context, application);
  const { row } = open;
  const submission = await submissionOf(handle, row.id);
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
      submitted: submission && {
        at: submission.given.submitted_at,
        by: names.get(submission.memberId) ?? "",
        reply_by: submission.given.reply_by,
        lines: submission.given.lines,
      },
    },
  };
}

/** The application a line stands in: while it is not handed in a draft, from then on what was handed in. */
function formFor(line: LineId, forms: readonly Form[], statuses: readonly Status[]) {
  const covering = forms.filter(({ answers }) => linesOf(answers).includes(line));
  const isOpen = statusOf(line, statuses, null).kyc_status === "notSubmitted";
  return covering.find(({ row }) => (row.state === "draft") === isOpen) ?? covering[0];
}

/** The lines that may still be applied for, each with what it would ask beyond all that is given. */
function offersFor(
  applicant: RegisterType,
  lines: readonly Line[],
  forms: readonly Form[],
  today: string,
): OfferReply[] {
  return lineIds.flatMap((line): OfferReply[] => {
    const flow = lines.some((each) => each.line === line) ? null : flowFor(line, applicant);
    if (flow === null) return [];
    const draft = forms.find(({ row }) => row.flow === flow && row.state === "draft");
    const own = draft?.answers ?? {};
    const asking = draft?.flow ?? flowOn(flow, today);
    const known = applyChanges(own, prefill(asking, own, forms));
    return [{ line, flow, ...itemsLeft(asking, line, known, { today }) }];
  });
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
