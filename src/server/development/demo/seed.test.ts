import { afterAll, beforeAll, expect, test } from "vitest";
import { replay } from "../../commands/replay.ts";
import { verifyChain } from "../../commands/verify-chain.ts";
import { systemClock } from "../../clock.ts";
import { flat } from "../../statuses/flat-state.ts";
import { freshServices, type FreshServices } from "#tests/support/server/cluster.ts";
import { rows } from "#tests/support/server/portal.ts";
import { demoCases } from "./cases.ts";
import { demoClock } from "./clock.ts";
import { seed } from "./seed.ts";

let fresh: FreshServices;
const clock = demoClock(systemClock);

beforeAll(async () => {
  fresh = await freshServices(clock.now);
  await seed(fresh, clock);
}, 600_000);
afterAll(() => fresh.close());

interface Row {
  name: string;
  queue: string;
  kycStatus: unknown;
  businessAccount: unknown;
  decision: unknown;
}

const valueIn = (chart: string) =>
  `(select snapshot->'value' from line_status s where s.account_id = c.account_id
    and s.line = c.lines[1] and s.chart = '${chart}') as "${chart}"`;

test("the demonstration has one case per outcome, clean on replay and chain", async () => {
  const charts = ["kycStatus", "businessAccount", "decision"].map(valueIn).join(", ");
  const statement = `select name, queue, ${charts} from review_case c`;
  const found = new Map(
    (await rows<Row>(fresh.databaseUrl, statement)).map(
      ({ name, queue, kycStatus, businessAccount, decision }) => [
        name,
        [queue, ...[kycStatus, businessAccount, decision].map(flat)].join(" "),
      ],
    ),
  );
  const outcomes = demoCases.map(({ outcome, name }) => [outcome, found.get(name) ?? ""]);
  const waiting = "additionalDocumentsRequired";
  expect(outcomes).toEqual([
    ["draft", ""],
    ["new, two lines, high risk", "new inProgress pending undecided"],
    ["new, OTC individual", "new inProgress pending undecided"],
    ["in review with verdicts", "new inProgress pending undecided"],
    ["waiting for documents", `waiting ${waiting}.requested pending undecided`],
    ["overdue", `overdue ${waiting}.rejectable.overdue pending undecided`],
    ["resubmitted with a difference", "resubmitted inProgress pending undecided"],
    ["awaiting second approval", "secondApproval inProgress pending proposed.awaitingApprover"],
    [
      "high risk, awaiting the senior manager",
      "secondApproval inProgress pending proposed.awaitingSeniorManager",
    ],
    ["approved", "closed approved pending decided"],
    ["account under review", "accountRequested approved underReview decided"],
    ["account normal", "closed approved normal decided"],
    ["lapsed and frozen", "periodicReview inProgress frozen undecided"],
    ["rejected, may try again", "closed rejected.retry pending decided"],
    ["rejected for good", "closed rejected.final pending decided"],
    ["withdrawn", "closed notSubmitted pending undecided"],
  ]);
  expect(await rows(fresh.databaseUrl, "select at from conformance")).toHaveLength(1);
  expect(await replay(fresh, [], () => undefined)).toBe(0);
  expect(await verifyChain(fresh, [], () => undefined)).toBe(0);
  await expect(seed(fresh, demoClock(systemClock))).rejects.toThrow("already in this database");
});
