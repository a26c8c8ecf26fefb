import type { LineId } from "#contract/business-lines.ts";
import type { DecisionContext } from "@gatehouse/machines/review/decision-event";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { allEdges, notWalked } from "./edges.ts";
import { isDecidable, kycOf, type Name, type Plan, type Walker, type Wanted } from "./walker.ts";

type Outcome = NonNullable<Wanted["outcome"]>;

const decisionOf = ({ model }: Walker, line: LineId) =>
  model.lines.get(line)!.decision.context as DecisionContext;

/** From the state of the decision now to the status that the outcome gives. */
export function settle(walker: Walker, line: LineId, outcome: Outcome): Plan {
  const state = walker.model.state(line, "decision");
  const own = decisionOf(walker, line);
  const isOwn = own.outcome === outcome;
  const isElevated = own.needsTwo && outcome === "approve";
  const documents: Plan = outcome === "approve" ? [["accept", { line }]] : [];
  const endorse: Plan = [["decide", { line, act: "endorse", by: "sam" }]];
  const confirm: Plan = [["decide", { line, act: "confirm", by: otherApprover(walker, own) }]];
  if (state.startsWith("proposed.") && !isOwn)
    return [["decide", { line, act: "withdraw" }], ...settleNew()];
  if (state.endsWith("awaitingSeniorManager")) return [...endorse, ...confirm];
  if (state.endsWith("awaitingApprover")) return confirm;
  return settleNew();

  function settleNew(): Plan {
    const propose: Plan = [["decide", { line, act: "propose", outcome }]];
    const byAna: Plan = [["decide", { line, act: "confirm", by: "ana" }]];
    const take: Plan = [["claim", { line, by: "rae" }]];
    return [...take, ...documents, ...propose, ...(isElevated ? endorse : []), ...byAna];
  }
}

const otherApprover = ({ desk }: Walker, own: DecisionContext): Name =>
  desk.ana.id === own.proposerId || desk.ana.id === own.seniorManagerId ? "abe" : "ana";

/** An open business account. */
export const opened = (walker: Walker, line: LineId): Plan => [
  ...settle(walker, line, "approve"),
  ["openAccount", { line }],
  ["claim", { line, by: "ana" }],
  ["account", { line, act: "activate" }],
];

type Planned = (walker: Walker, line: LineId, to: string) => Plan;

const one =
  (name: string, wanted: Wanted = {}): Planned =>
  (_walker, line) => [[name, { line, ...wanted }]];
/** An approver may do all of it. */
const onAccount =
  (act: string): Planned =>
  (_walker, line) => [
    ["claim", { line, by: "ana" }],
    ["account", { line, act }],
  ];

/** By event: what takes an edge. */
const plans: Readonly<Record<string, Planned>> = {
  "kyc.submit": one("submit"),
  "kyc.requestDocuments": one("request"),
  "kyc.filesSubmitted": (_, line) => [
    ["upload", { line }],
    ["upload", { line }],
    ["answer", { line }],
  ],
  "kyc.answeredInWords": (_, line) => [
    ["words", { line }],
    ["answer", { line }],
  ],
  "kyc.dueDatePassed": one("time"),
  "kyc.cancelRequest": one("cancel"),
  "kyc.withdraw": one("withdraw"),
  "kyc.reopen": one("reopen"),
  "kyc.lapse": one("lapse"),
  "kyc.approve": (walker, line) => settle(walker, line, "approve"),
  "kyc.reject": (walker, line, to) =>
    settle(walker, line, to === "rejected.final" ? "rejectFinal" : "rejectRetry"),
  "decision.propose": (_, line, to) => [
    ["claim", { line, by: "rae" }],
    ...(to.endsWith("Manager")
      ? ([
          ["accept", { line }],
          ["decide", { line, act: "propose", outcome: "approve" }],
        ] as Plan)
      : ([["decide", { line, act: "propose", outcome: "rejectRetry" }]] as Plan)),
  ],
  "decision.decide": (_, line) => [
    ["claim", { line, by: "abe" }],
    ["decide", { line, act: "decide", outcome: "rejectRetry" }],
  ],
  "decision.endorse": one("decide", { act: "endorse", by: "sam" }),
  "decision.confirm": (walker, line) => settle(walker, line, decisionOf(walker, line).outcome!),
  "decision.return": (walker, line) => [
    [
      "decide",
      {
        line,
        act: "return",
        by: walker.pick([otherApprover(walker, decisionOf(walker, line)), "sam"]),
      },
    ],
  ],
  "decision.withdraw": one("decide", { act: "withdraw" }),
  // Whatever changes in the case ends a proposal.
  "decision.change": (walker, line) =>
    walker.pick([one("judge"), one("withdraw")])(walker, line, ""),
  "account.open": one("openAccount"),
  "account.activate": onAccount("activate"),
  "account.decline": onAccount("decline"),
  "account.freeze": onAccount("freeze"),
  "account.unfreeze": onAccount("unfreeze"),
  "account.close": (walker, line) =>
    walker.pick([onAccount("close"), one("closeAccount")])(walker, line, ""),
  "account.kycLapsed": one("lapse"),
};

const whileApproved = ["account.open", "account.activate", "account.unfreeze", "account.kycLapsed"];

/** The next steps of a line towards an edge; null where nothing leads there from here. */
export function planTo(walker: Walker, line: LineId, name: string): Plan | null {
  const { chart } = planned.find((edge) => edge.name === name)!;
  const kyc = kycOf(walker, line);
  const can = ({ event }: Edge) => {
    if (event.startsWith("decision.") && !isDecidable(kyc)) return false;
    return kyc === "approved" || !whileApproved.includes(event);
  };
  const isWanted = (edge: Edge) => edge.name === name;
  const edge = toward(chart, walker.model.state(line, chart), isWanted, can);
  if (edge) return plans[edge.event]!(walker, line, edge.to);
  const ground = chart === "businessAccount" ? "approved" : "inProgress";
  if (chart === "kycStatus" || kyc === ground) return null;
  const back = toward("kycStatus", kyc, ({ to }) => to === ground, can);
  return back && plans[back.event]!(walker, line, back.to);
}

/** The first edge of the shortest way from a state over a wanted edge. */
function toward(
  chart: StatusChart,
  state: string,
  isWanted: (edge: Edge) => boolean,
  can: (edge: Edge) => boolean,
): Edge | null {
  const ways: { at: string; first: Edge | null }[] = [{ at: state, first: null }];
  const seen = new Set([state]);
  for (const { at, first } of ways) {
    const out = planned.filter((edge) => edge.chart === chart && edge.from === at);
    const able = first === null ? out.filter(can) : out;
    const wanted = able.find(isWanted);
    if (wanted) return first ?? wanted;
    for (const edge of able) {
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      ways.push({ at: edge.to, first: first ?? edge });
    }
  }
  return null;
}

interface Edge {
  name: string;
  chart: StatusChart;
  from: string;
  event: string;
  to: string;
}

/** The edges that a plan takes; the clock takes a lapse at the end. */
const planned: readonly Edge[] = allEdges
  .filter((name) => !(name in notWalked) && !name.includes("kyc.lapse by system"))
  .map((name) => {
    const [chart, from, event, to] = name.split(/: | -- | by \w+ -> /) as never as string[];
    return { name, chart: chart as StatusChart, from: from!, event: event!, to: to! };
  })
  .filter(({ event }) => event in plans);

/** The edges to which a plan leads. */
export const plannedEdges: readonly string[] = planned.map(({ name }) => name);
