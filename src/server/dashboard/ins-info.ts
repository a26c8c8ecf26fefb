import type { ReplyTo } from "#contract/calls/call.ts";
import type { insInfo, lineReply } from "#contract/calls/account.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import { kycStatusNames } from "#contract/application/status-names.ts";
import { toldAs } from "#contract/application/timeline-events.ts";
import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { inAccount } from "../database/database.ts";
import { eventsOf } from "../statuses/line-status-queries.ts";
import { namesOf, registrationOf } from "../accounts/member-queries.ts";
import { personReply } from "../accounts/person.ts";
import { lineStandingsIn } from "./line-standing.ts";
import { versionIn } from "./line-version.ts";
import { type Overview, overviewsOf } from "./overviews.ts";
import { type Progress, progressOf } from "./progress.ts";
import { todayOf } from "../clock.ts";

type Information = ReplyTo<typeof insInfo>;
type Line = v.InferOutput<typeof lineReply>;
type StandingOf = Awaited<ReturnType<typeof lineStandingsIn>>;
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

export function informationOf(context: Context): Promise<Information> {
  const member = context.member();
  const { accountId } = member;
  return inAccount(context.db, accountId, async (handle) => {
    const [version, registration, overviews, names, standingOf, events] = await Promise.all([
      versionIn(handle, accountId),
      registrationOf(handle, accountId),
      overviewsOf(handle, accountId),
      namesOf(handle, accountId),
      lineStandingsIn(handle, context),
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
    const sources = { forms, standingOf, events, names };
    const lines = lineIds.flatMap((line) => lineReplyOf(line, sources));
    const told = forms.map((form) => form.told);
    return {
      ...personReply(member, member.accountNumber, context.now),
      ...registration,
      register_type: overviews[0]!.register_type,
      entity_name: forms.map((form) => form.entity_name).find((name) => name !== "") ?? "",
      version,
      ...told[0]!,
      applications: told,
      lines,
    };
  });
}

interface LineSources {
  forms: readonly Form[];
  standingOf: StandingOf;
  events: readonly Event[];
  names: ReadonlyMap<string, string>;
}

/** Empty when no application covers the line. */
function lineReplyOf(line: LineId, { forms, standingOf, events, names }: LineSources): Line[] {
  const form = formFor(line, forms, standingOf);
  const items = form?.lines.find((each) => each.line === line);
  if (!form || !items) return [];
  const { form_id, flow } = form.told;
  return [
    {
      form_id,
      flow,
      ...items,
      ...standingOf(line),
      timeline: timelineOf(line, events, names),
    },
  ];
}

interface Form extends Progress, Pick<Overview, "state"> {
  told: Information["applications"][number];
}

function applicationReply(overview: Overview, names: ReadonlyMap<string, string>): Form["told"] {
  const { submission, submitted_by, updated_at, updated_by, revision, files } = overview;
  const isBegun = overview.state === "draft" && revision > 1;
  const saved = {
    saved_at: updated_at.getTime(),
    by: names.get(updated_by) ?? "",
    revision,
    files,
  };
  return {
    form_id: overview.id,
    flow: overview.flow,
    reference: overview.reference,
    draft: isBegun ? saved : null,
    submitted: submission && {
      at: submission.submitted_at,
      by: names.get(submitted_by ?? "") ?? "",
      reply_by: submission.reply_by,
      lines: submission.lines,
    },
  };
}

/** The draft until the line is submitted, then the submission. */
function formFor(line: LineId, forms: readonly Form[], standingOf: StandingOf) {
  const covering = forms.filter(({ lines }) => lines.some((each) => each.line === line));
  const isOpen = standingOf(line).kyc_status === kycStatusNames.notSubmitted;
  return covering.find(({ state }) => (state === "draft") === isOpen) ?? covering[0];
}

/** The desk and the clock are not named, nor told apart. */
function timelineOf(
  line: LineId,
  events: readonly Event[],
  names: ReadonlyMap<string, string>,
): Line["timeline"] {
  return events
    .filter((event) => event.line === line)
    .map(({ event, at, member_id }) => ({
      event: toldAs(event),
      at: at.getTime(),
      by: names.get(member_id ?? "") ?? "",
    }));
}
