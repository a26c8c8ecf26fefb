import { insInfo } from "#contract/calls/account.ts";
import { accountStatusNames, kycStatusNames } from "#contract/application/status-names.ts";
import type { LineId } from "#contract/business-lines.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { lineName, type Walker } from "./walker.ts";

interface Happened {
  line: LineId;
  chart: "kycStatus" | "decision" | "businessAccount";
  event: string;
  by: string;
  from: string;
  to: string;
  person: string | null;
  kind: string | null;
  at: Date;
  /** Whether a request for the line was past its due date then. */
  isPast: boolean;
  /** Whether the account holder did it. */
  isHolders: boolean;
}

const happened = `
  select s.line, e.chart, e.event, e.by_role as by, e.from_state as from, e.to_state as to, e.person_id as person,
    e.facts ->> 'kind' as kind, e.at,
    e.event <> 'kyc.dueDatePassed' or exists (
      select from document_request r where r.account_id = e.account_id and s.line = any (r.lines)
        and r.due_on < (e.at at time zone 'Asia/Hong_Kong')::date
    ) as "isPast",
    exists (select from member m where m.id = e.member_id and m.role = 'holder') as "isHolders"
  from line_event e join line_status s on s.id = e.status_id
  where e.account_id = $1 order by e.at, e.chart, e.seq`;

type Claim = (own: readonly Happened[], walker: Walker) => boolean;

const movesOf = (own: readonly Happened[], chart: Happened["chart"]) =>
  own.filter((each) => each.chart === chart);
const last = (own: readonly Happened[], event: string) =>
  own.findLast((each) => each.event === event);

/** Who has acted on each decision when it is confirmed: since the last proposal. */
const agreed = (own: readonly Happened[], confirmed: Happened): (string | null)[] => {
  const before = movesOf(own.slice(0, own.indexOf(confirmed) + 1), "decision");
  const from = before.findLastIndex(({ event }) => event === "decision.propose");
  return before.slice(Math.max(from, 0)).map(({ person }) => person);
};

const kycBefore = (own: readonly Happened[], { at }: Happened) =>
  movesOf(own, "kycStatus").findLast((each) => each.at < at)?.to;

const isLastOf = (own: readonly Happened[], chart: Happened["chart"], ends: Claims) => {
  const moves = movesOf(own, chart);
  return moves.every((move, at) => !ends(move) || at === moves.length - 1);
};
type Claims = (move: Happened) => boolean;

/** What product.md says of the whole product, without a look at a chart: of each line, after every step. */
const claims: Readonly<Record<string, Claim>> = {
  "of the people who propose, endorse and confirm no two are the same": (own) =>
    movesOf(own, "decision")
      .filter(({ event }) => event === "decision.confirm")
      .every((confirmed) => {
        const people = agreed(own, confirmed);
        return new Set(people).size === people.length;
      }),
  "an approval of high risk has three people": (own, { risk }) =>
    movesOf(own, "kycStatus")
      .filter(({ event }) => event === "kyc.approve")
      .every(({ at }) => {
        const confirmed = own.find((each) => each.event === "decision.confirm" && each.at >= at);
        return risk === "low" || (confirmed !== undefined && agreed(own, confirmed).length === 3);
      }),
  "an account becomes normal only while KYC is approved": (own) =>
    movesOf(own, "businessAccount")
      .filter(({ to, from }) => to === "normal" && from !== "normal")
      .every((opened) => kycBefore(own, opened) === "approved"),
  "an account is not normal while KYC is not approved": (own) =>
    movesOf(own, "businessAccount").at(-1)?.to !== "normal" ||
    movesOf(own, "kycStatus").at(-1)?.to === "approved",
  "a frozen account becomes normal only when an approver unfreezes it": (own) =>
    movesOf(own, "businessAccount").every(
      ({ from, to, event, by }) =>
        from !== "frozen" || to !== "normal" || (event === "account.unfreeze" && by === "approver"),
    ),
  "a request is not overdue before its due date has passed": (own) =>
    own.every(({ isPast }) => isPast),
  "nothing follows a final rejection": (own) =>
    isLastOf(own, "kycStatus", ({ event, kind }) => event === "kyc.reject" && kind === "FINAL"),
  "nothing follows a closed account": (own) =>
    isLastOf(own, "businessAccount", ({ to }) => to === "closed"),
  "the applicant's own steps are the holder's": (own) =>
    own.every(({ by, isHolders }) => by !== "assistant" && (by === "holder") === isHolders),
  "an approval needs an approver": (own) =>
    own.every(({ event, by }) => event !== "kyc.approve" || by === "approver"),
  "a senior manager endorses or returns, and does nothing else": (own) =>
    own.every(
      ({ event, by }) =>
        by !== "seniorManager" || ["decision.endorse", "decision.return"].includes(event),
    ),
  "an account is reviewed only after it was asked for": (own) =>
    last(own, "account.activate") === undefined || last(own, "account.open") !== undefined,
};

/** The words of the mail that tells of an event; by the holder's own none is sent. */
const mailOf: Readonly<Record<string, string>> = {
  "kyc.approve": "Your application was approved",
  "kyc.reject": "We could not approve your application",
  "kyc.dueDatePassed": "Your documents are overdue",
  "kyc.lapse": "We are reviewing your information again",
  "kyc.cancelRequest": "We no longer need the documents we asked for",
  "account.activate": "Your business account is open",
  "account.decline": "Your business account was not opened",
  "account.freeze": "Your business account is frozen",
  "account.unfreeze": "Your business account is open again",
};

/** The claims that do not hold now, each as a sentence. */
export async function brokenClaims(walker: Walker): Promise<string[]> {
  const { pool, member } = walker;
  const { rows } = await pool.query<Happened>(happened, [member.accountId]);
  const lines = Map.groupBy(rows, ({ line }) => line);
  const broken = [...lines].flatMap(([line, own]) =>
    Object.entries(claims)
      .filter(([, holds]) => !holds(own, walker))
      .map(([claim]) => `${lineName(line)}: broken: ${claim}`),
  );
  const seen = [dashboardDiffers(walker, lines), mailsMissing(walker, rows)];
  return [...broken, ...(await Promise.all(seen)).flat()];
}

/** Where the dashboard shows another status than the last event led to, or a line without a way on. */
async function dashboardDiffers(
  { member }: Walker,
  lines: ReadonlyMap<LineId, readonly Happened[]>,
): Promise<string[]> {
  const shown = dataOf(await member.api(insInfo)).lines;
  return [...lines].flatMap(([line, own]) => {
    const found = shown.find((each) => each.line === line)!;
    const kyc = movesOf(own, "kycStatus").at(-1)?.to ?? "notSubmitted";
    const account = movesOf(own, "businessAccount").at(-1)?.to ?? "pending";
    const expected = [
      kycStatusNames[kyc as keyof typeof kycStatusNames],
      accountStatusNames[account as keyof typeof accountStatusNames],
    ];
    const seen = [found.kyc_status, found.business_account_status];
    const isEnded = found.rejection?.kind === "final" || kyc === "approved" || kyc === "rejected";
    const isStuck = found.acts_next === "none" && !isEnded;
    return [
      ...(String(seen) === String(expected)
        ? []
        : [
            `${lineName(line)}: the dashboard shows ${seen.join(", ")}, expected ${expected.join(", ")}`,
          ]),
      ...(isStuck ? [`${lineName(line)}: the dashboard shows no one who acts next`] : []),
    ];
  });
}

/** Events of this step of which the holder got no mail. */
async function mailsMissing(walker: Walker, rows: readonly Happened[]): Promise<string[]> {
  const now = walker.portal.services.clock().getTime();
  const told = rows.filter(
    ({ event, by, at }) => at.getTime() === now && by !== "holder" && event in mailOf,
  );
  if (told.length === 0) return [];
  const mails = (await walker.portal.mailsTo(walker.member.email)).filter(
    ({ at }) => at.getTime() === now,
  );
  return told
    .filter(({ event }) => !mails.some(({ subject }) => subject.includes(mailOf[event]!)))
    .map(({ line, event }) => `${lineName(line)}: no mail tells of ${event}`);
}
