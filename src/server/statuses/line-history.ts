import type { ApplicantHistory, DeskHistory } from "#contract/application/line-history.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { toldAs } from "#contract/application/timeline-events.ts";
import type { LineId } from "#contract/business-lines.ts";
import { namesOf } from "../accounts/member-queries.ts";
import type { Tx } from "../database/database.ts";
import { deskNames } from "../desk/desk-person-queries.ts";
import { firstStates } from "./charts.ts";
import { flat } from "./flat-state.ts";
import { type History, historiesOf } from "./histories.ts";

interface LineOfAccount {
  accountId: string;
  line: LineId;
}

/** What the applicant may know: what the timeline tells, at the states that the dashboard shows. */
export async function applicantHistoryOf(
  handle: Tx,
  { accountId, line }: LineOfAccount,
): Promise<ApplicantHistory> {
  const histories = await historiesOf(handle, accountId, line);
  const chartOf = <Chart extends StatusChart>(chart: Chart) => {
    const { events, ...standing } = storyOf(histories, chart);
    return {
      ...standing,
      events: events.map(({ event, to, at }) => ({ type: toldAs(event.event), to, at })),
    };
  };
  return { line, charts: [chartOf("kycStatus"), chartOf("businessAccount")] };
}

/** As a person of the desk: with the decision, and who acted. */
export async function deskHistoryOf(
  handle: Tx,
  { accountId, line }: LineOfAccount,
): Promise<DeskHistory> {
  const [histories, members, people] = await Promise.all([
    historiesOf(handle, accountId, line),
    namesOf(handle, accountId),
    deskNames(handle),
  ]);
  const byOf = ({ by_role: role, member_id: member, person_id: person }: Event) => {
    const name = person === null ? members.get(member ?? "") : people.get(person);
    return name === undefined ? null : { role, name };
  };
  const chartOf = (chart: StatusChart) => {
    const { events, ...standing } = storyOf(histories, chart);
    return {
      ...standing,
      events: events.map(({ event, to, at }) => ({ type: event.event, to, at, by: byOf(event) })),
    };
  };
  return { line, charts: [chartOf("kycStatus"), chartOf("decision"), chartOf("businessAccount")] };
}

type Event = History["events"][number];

/** A line without a status is in the first state. */
function storyOf<Chart extends StatusChart>(histories: readonly History[], chart: Chart) {
  const history = histories.find((each) => each.chart === chart);
  if (!history) return { chart, start: firstStates[chart], state: firstStates[chart], events: [] };
  const events = history.events.map((event) => ({
    event,
    to: event.to_path,
    at: event.at.toISOString(),
  }));
  return { chart, start: flat(history.begun.value), state: history.path, events };
}
